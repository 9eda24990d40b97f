import { createHash } from 'node:crypto';
import type { Pins, SiteConfig } from '@site/shared/contracts';
import { pathAttribute, patternAttribute, sheetAddressAttribute, sheetRemoteAttribute } from '@site/shared/early';
import { escapeHtml } from '@site/shared/format';
import { inlineScripts } from './inlineScripts';

/** Everything that a page's HTML file is made of. */
export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where the page is not to be indexed. */
  readonly canonical: string | null;
  /** Absolute. */
  readonly image: string;
  readonly jsonLd: readonly object[];
  readonly body: string;
  /** Path that the page was rendered for; null where it stands for many, as a 404 page does. */
  readonly path: string | null;
  /** Pattern of the page's route. */
  readonly pattern: string;
  readonly styleSheets: readonly StyleSheet[];
  /** Style sheets of closed dialogs, fetched once the page has been painted. */
  readonly laterStyleSheets?: readonly LaterStyleSheet[];
  /** How the page looks on paper and in forced colours: files that no other visit waits for. */
  readonly mediaStyleSheets?: readonly StyleSheet[];
  /** First responder: answers the visitor until the shell runs. */
  readonly responder?: Script | undefined;
  /** The shell's script, which is fetched when the page has been painted. */
  readonly script: Script;
  /** A script that runs beside it, if there is one: that of previews. */
  readonly ownScript?: Script | undefined;
  /** Scripts that the page runs when it starts, fetched at the same time. */
  readonly prefetches: readonly Script[];
  readonly font: string | null;
  readonly icon: string;
  /** True where the site has a web manifest. `/apple-touch-icon.png` beside it needs no element. */
  readonly hasManifest: boolean;
  /** Releases that the page was rendered with. */
  readonly pins: Pins;
  readonly config: SiteConfig;
}

/** A script or style sheet. */
export interface Script {
  readonly url: string;
  /** Left out by development servers alone. */
  readonly integrity?: string;
}

export interface LaterStyleSheet extends Script {
  /** Whose it is, by federation name; null: the shell's. */
  readonly remote: string | null;
}

/** The HTML file of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { config, canonical } = parts;
  const laterStyles = (parts.laterStyleSheets ?? []).map(laterStyleElement);
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
  `<script>${inlineScripts().head}</script>`,
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
  // Printed as well (the shell's style sheet for paper), also of pages that are not to be indexed.
  address && `<meta property="og:url" content="${escapeHtml(address)}">`,
  `<meta property="og:image" content="${escapeHtml(parts.image)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
  stylePolicy(parts.styleSheets),
  ...parts.styleSheets.map(styleSheetElement),
  ...parts.jsonLd.map((entity) => jsonScript('application/ld+json', { '@context': 'https://schema.org', ...entity })),
]
  .filter(Boolean)
  .join('\n')}
</head>
<body>
<div ${rootAttributes.filter(Boolean).join(' ')}>${parts.body}</div>
${jsonScript('application/json', config, 'site-config')}
${jsonScript('application/json', parts.pins, 'pins')}
<template id="scripts">
${[...laterStyles, ...scripts(parts)].join('\n')}
</template>${laterStyles.length > 0 ? `\n<noscript>${laterStyles.join('')}</noscript>` : ''}${(parts.mediaStyleSheets ?? []).map(mediaStyleElement).join('')}
<script>${inlineScripts().start}</script>
</body>
</html>
`;
}

function scripts({ script, ownScript, prefetches }: DocumentParts): readonly string[] {
  return [
    scriptElement(script, ' fetchpriority="high"'),
    ...(ownScript ? [scriptElement(ownScript)] : []),
    // Browsers warn of a preload that is not used soon.
    ...prefetches.map(prefetchElement),
  ];
}

const scriptElement = (file: Script, more = '') =>
  `<script src="${escapeHtml(file.url)}" async${more}${fetchAttributes(file)}></script>`;

const laterStyleElement = (file: LaterStyleSheet) =>
  `<link rel="stylesheet" href="${escapeHtml(file.url)}"${ownerAttribute(file.remote)}${fetchAttributes(file)}>`;

/** Without its digest: like a picture it can change the look of a page and nothing else, and a digest would weigh more than the rest. */
const mediaStyleElement = ({ url, remote }: StyleSheet) =>
  `\n<link rel="stylesheet" href="${escapeHtml(url)}"${ownerAttribute(remote)} media="print,(forced-colors:active)">`;

/** Without the digest, which the loader checks: it would double the size of the line. */
const prefetchElement = ({ url, integrity }: Script) =>
  `<link rel="prefetch" href="${escapeHtml(url)}" as="script"${integrity ? ' crossorigin' : ''}>`;

/** Attributes of the loader's and webpack's own requests: with other attributes, browsers fetch the file twice. */
function fetchAttributes({ integrity }: Script): string {
  return integrity ? ` crossorigin integrity="${escapeHtml(integrity)}"` : '';
}

/** Data for scripts; `<` is written so that no text in it can end the element. */
function jsonScript(type: string, data: unknown, id?: string): string {
  const content = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${content}</script>`;
}

/** A style sheet of a page. */
export interface StyleSheet {
  /** Where it is a file, and the name by which webpack knows that it is there. */
  readonly url: string;
  /** Whose it is, by federation name; null: the shell's. */
  readonly remote: string | null;
  /** Text for the page (`inlineStyle`); absent on development servers, whose pages fetch the file. */
  readonly text?: string;
}

/**
 * A style sheet in a page's head: its text, so that the page is painted without a request. `data-href` names its file, so that
 * webpack does not fetch it again (mini-css-extract-plugin).
 */
export function styleSheetElement({ url, remote, text }: StyleSheet): string {
  const owner = ownerAttribute(remote);
  return text === undefined
    ? `<link rel="stylesheet" href="${escapeHtml(url)}"${owner}>`
    : `<style ${sheetAddressAttribute}="${escapeHtml(url)}"${owner}>${text}</style>`;
}

/** Names the remote of a style sheet, which is removed with that remote. */
const ownerAttribute = (remote: string | null) => (remote ? ` ${sheetRemoteAttribute}="${escapeHtml(remote)}"` : '');

/**
 * The page's own content security policy, before its style sheets: of inline styles it allows these alone. The headers, which
 * are the same for all pages, allow hosts of style sheets. Browsers apply both policies (https://www.w3.org/TR/CSP3/#multiple-policies).
 *
 * @returns an empty text for a page without style sheets of its own
 */
function stylePolicy(styleSheets: readonly StyleSheet[]): string {
  const digests = styleSheets.flatMap(({ text }) => (text === undefined ? [] : [digestSource(text)]));
  if (digests.length === 0) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(`style-src * ${digests.join(' ')}`)}">`;
}

const digestSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
