import { beforeFirstPaint, type Discovery, type SiteConfig } from '@site/shared/contracts';
import { startScript } from './startScript';

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
  readonly styleSheets: readonly string[];
  /** The shell's script, which starts when the page has been painted. */
  readonly script: Script;
  /** Scripts that the page needs besides it, fetched at the same time. */
  readonly preloads: readonly Script[];
  readonly font: string | null;
  readonly icon: string;
  readonly discovery: Discovery;
  readonly config: SiteConfig;
}

export interface Script {
  readonly url: string;
  readonly integrity?: string;
}

/** The HTML file of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { config, canonical } = parts;
  const rootAttributes = [
    'id="root"',
    parts.path === null ? '' : `data-path="${escapeHtml(parts.path)}"`,
    `data-pattern="${escapeHtml(parts.pattern)}"`,
  ];
  return `<!doctype html>
<html lang="pt-BR">
<head>
${[
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<script>${beforeFirstPaint}</script>`,
  `<title>${escapeHtml(parts.title)}</title>`,
  `<meta name="description" content="${escapeHtml(parts.description)}">`,
  `<meta name="robots" content="${canonical ? 'index, follow' : 'noindex'}">`,
  canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ...parts.styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
  parts.font &&
    `<link rel="preload" href="${escapeHtml(parts.font)}" as="font" type="font/woff2" crossorigin="anonymous">`,
  `<link rel="icon" href="${escapeHtml(parts.icon)}" type="image/svg+xml">`,
  '<meta name="theme-color" content="#171b21">',
  '<meta property="og:type" content="website">',
  '<meta property="og:locale" content="pt_BR">',
  `<meta property="og:site_name" content="${escapeHtml(config.brand.name)}">`,
  `<meta property="og:title" content="${escapeHtml(parts.title)}">`,
  `<meta property="og:description" content="${escapeHtml(parts.description)}">`,
  canonical && `<meta property="og:url" content="${escapeHtml(canonical)}">`,
  `<meta property="og:image" content="${escapeHtml(parts.image)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
  ...parts.jsonLd.map((entity) => jsonScript('application/ld+json', { '@context': 'https://schema.org', ...entity })),
]
  .filter(Boolean)
  .join('\n')}
</head>
<body>
<div ${rootAttributes.filter(Boolean).join(' ')}>${parts.body}</div>
${jsonScript('application/json', config, 'site-config')}
${jsonScript('application/json', parts.discovery, 'discovery')}
<template id="scripts">
<script src="${escapeHtml(parts.script.url)}" async fetchpriority="high"${fetchAttributes(parts.script)}></script>
${parts.preloads.map((file) => `<link rel="preload" href="${escapeHtml(file.url)}" as="script"${fetchAttributes(file)}>`).join('\n')}
</template>
<script>${startScript}</script>
</body>
</html>
`;
}

/** As webpack and the loader ask for scripts: a preload that is asked for otherwise is fetched twice. */
function fetchAttributes({ url, integrity }: Script): string {
  // What has a digest is asked for with it by us; chunks by webpack, which spares its own origin.
  const crossOrigin = integrity || URL.canParse(url) ? ' crossorigin="anonymous"' : '';
  return integrity ? `${crossOrigin} integrity="${escapeHtml(integrity)}"` : crossOrigin;
}

/** Data for scripts; `<` is written so that no text in it can end the element. */
function jsonScript(type: string, data: unknown, id?: string): string {
  const content = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${content}</script>`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
