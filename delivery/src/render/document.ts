import { createHash } from 'node:crypto';
import type { Pins, SiteConfig } from '@site/shared/contracts';
import { pathAttribute, patternAttribute, sheetAddressAttribute, sheetRemoteAttribute } from '@site/shared/early';
import { escapeHtml } from '@site/shared/format';
import { inlineScript } from './inlineScript';

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Null for pages that search engines must not index. */
  readonly canonical: string | null;
  readonly image: string;
  readonly jsonLd: readonly object[];
  readonly body: string;
  /** Null for a page served at many addresses, such as a 404 page. */
  readonly path: string | null;
  readonly pattern: string;
  readonly styleSheets: readonly StyleSheet[];
  readonly laterStyleSheets?: readonly LaterStyleSheet[];
  readonly mediaStyleSheets?: readonly StyleSheet[];
  readonly responder?: Script | undefined;
  readonly script: Script;
  readonly ownScript?: Script | undefined;
  readonly prefetches: readonly Script[];
  readonly font: string | null;
  readonly icon: string;
  /** Browsers find `/apple-touch-icon.png` without an element. */
  readonly hasManifest: boolean;
  readonly pins: Pins;
  readonly config: SiteConfig;
}

export interface Script {
  readonly url: string;
  /** Absent only on development servers. */
  readonly integrity?: string;
}

export interface LaterStyleSheet extends Script {
  /** Null for the shell. */
  readonly remote: string | null;
  /** True if the first view needs it at addresses with a filter or an anchor. */
  readonly filters?: boolean;
}

export function htmlDocument(parts: DocumentParts): string {
  const { config, canonical } = parts;
  const laterStyles = [
    ...(parts.laterStyleSheets ?? []).map((file) => laterStyleElement(file)),
    ...(parts.mediaStyleSheets ?? []).map(mediaStyleElement),
  ];
  const address = canonical ?? (parts.path === null ? null : new URL(parts.path, config.siteUrl).href);
  const rootAttributes = [
    'id="root"',
    parts.path === null ? '' : `${pathAttribute}="${escapeHtml(parts.path)}"`,
    `${patternAttribute}="${escapeHtml(parts.pattern)}"`,
  ];
  return `<!doctype html>
<html lang="pt-BR">
<head>
${[
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ...(parts.laterStyleSheets ?? []).filter(({ filters }) => filters).map(filterStyleElement),
  `<script>${inlineScript()}</script>`,
  `<title>${escapeHtml(parts.title)}</title>`,
  `<meta name="description" content="${escapeHtml(parts.description)}">`,
  `<meta name="robots" content="${canonical ? 'index, follow' : 'noindex'}">`,
  canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  parts.responder && scriptElement(parts.responder),
  parts.font && `<link rel="preload" href="${escapeHtml(parts.font)}" as="font" type="font/woff2" crossorigin>`,
  `<link rel="icon" href="${escapeHtml(parts.icon)}" type="image/svg+xml">`,
  parts.hasManifest && '<link rel="manifest" href="/manifest.webmanifest">',
  '<meta name="theme-color" content="#171b21">',
  '<meta property="og:type" content="website">',
  '<meta property="og:locale" content="pt_BR">',
  `<meta property="og:site_name" content="${escapeHtml(config.brand.name)}">`,
  `<meta property="og:title" content="${escapeHtml(parts.title)}">`,
  `<meta property="og:description" content="${escapeHtml(parts.description)}">`,
  // Also on pages that are not indexed, because the shell prints the address.
  address && `<meta property="og:url" content="${escapeHtml(address)}">`,
  `<meta property="og:image" content="${escapeHtml(parts.image)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
  stylePolicy(parts.styleSheets),
  ...parts.styleSheets.map(styleSheetElement),
]
  .filter(Boolean)
  // Line breaks would add 15 bytes to the first flight of a connection.
  .join('')}
</head>
<body>
<div ${rootAttributes.filter(Boolean).join(' ')}>${parts.body}</div>
${jsonScript('application/json', config, 'site-config')}
${jsonScript('application/json', parts.pins, 'pins')}
<template id="scripts">
${[...laterStyles, ...scripts(parts)].join('')}
</template>${laterStyles.length > 0 ? `\n<noscript>${laterStyles.join('')}</noscript>` : ''}
${parts.jsonLd.map((entity) => jsonScript('application/ld+json', { '@context': 'https://schema.org', ...entity })).join('')}
</body>
</html>
`;
}

function scripts({ script, ownScript, prefetches }: DocumentParts): readonly string[] {
  return [
    scriptElement(script, ' fetchpriority="high"'),
    ...(ownScript ? [scriptElement(ownScript)] : []),
    ...prefetches.map(prefetchElement),
  ];
}

const scriptElement = (file: Script, more = '') =>
  `<script src="${escapeHtml(file.url)}" async${more}${fetchAttributes(file)}></script>`;

const laterStyleElement = (file: LaterStyleSheet, more = '') =>
  `<link rel="stylesheet" href="${escapeHtml(file.url)}"${ownerAttribute(file.remote)}${fetchAttributes(file)}${more}>`;

/** Enabled by the inline script (`filterStyles`). Without `blocking`, the first paint does not wait for it. */
const filterStyleElement = (file: LaterStyleSheet) => laterStyleElement(file, ' blocking="render" disabled');

/** No digest: these styles can change only the look. */
const mediaStyleElement = ({ url, remote }: StyleSheet) =>
  `<link rel="stylesheet" href="${escapeHtml(url)}"${ownerAttribute(remote)} media="print,(forced-colors:active)">`;

/** The loader checks the file; a digest would double the line. */
const prefetchElement = ({ url, integrity }: Script) =>
  `<link rel="prefetch" href="${escapeHtml(url)}" as="script"${integrity ? ' crossorigin' : ''}>`;

/** Must equal the loader's and webpack's requests, else browsers fetch the file twice. */
function fetchAttributes({ integrity }: Script): string {
  return integrity ? ` crossorigin integrity="${escapeHtml(integrity)}"` : '';
}

/** Escapes `<`, so that no text ends the element. */
function jsonScript(type: string, data: unknown, id?: string): string {
  const content = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${content}</script>`;
}

export interface StyleSheet {
  /** webpack recognises loaded styles by this address. */
  readonly url: string;
  readonly remote: string | null;
  readonly text?: string;
}

/** `data-href` stops mini-css-extract-plugin from fetching the file again. */
export function styleSheetElement({ url, remote, text }: StyleSheet): string {
  const owner = ownerAttribute(remote);
  return text === undefined
    ? `<link rel="stylesheet" href="${escapeHtml(url)}"${owner}>`
    : `<style ${sheetAddressAttribute}="${escapeHtml(url)}"${owner}>${text}</style>`;
}

const ownerAttribute = (remote: string | null) => (remote ? ` ${sheetRemoteAttribute}="${escapeHtml(remote)}"` : '');

/** Lists inline styles; the header lists hosts. Browsers apply both (https://www.w3.org/TR/CSP3/#multiple-policies). */
function stylePolicy(styleSheets: readonly StyleSheet[]): string {
  const digests = styleSheets.flatMap(({ text }) => (text === undefined ? [] : [digestSource(text)]));
  if (digests.length === 0) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(`style-src * ${digests.join(' ')}`)}">`;
}

const digestSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
