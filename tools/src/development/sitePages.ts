import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Pages, withPageScript } from '@site/delivery/build';
import { styleSheetElement } from '@site/delivery/render';
import type { BuiltPackage } from '@site/delivery/repository';
import { type Discovery, federationName, type Pins, type SiteConfig } from '@site/shared/contracts';
import { remotes } from '@site/shared/registry';
import { discoveryFile } from '@site/shared/serving';
import { type OwnServers, sourceDeployments, sourceUrl } from './sourcePackages';

const kept = ['content-type', 'content-security-policy', 'location', 'set-cookie'];

/** The site's shell treats these pages as a preview, which accepts code without a digest from this machine. */
export function sitePages(
  url: string,
  fromSource: readonly BuiltPackage[],
  change: Partial<SiteConfig>,
  servers: OwnServers,
): Pages {
  // The emulator may have another port; the development server's client writes HTML from text.
  const adapted = (policy: string) =>
    policy
      .replace(/(default|connect|frame)-src /g, `$&${change.authEmulatorUrl ? `${change.authEmulatorUrl} ` : ''}`)
      .replace(/(default|script|style|img|font|connect)-src /g, `$&${originsOf(servers)}`)
      .replace(/; require-trusted-types-for .*/, '');
  const names: readonly string[] = fromSource;
  const own = remotes.filter(({ folder }) => names.includes(folder)).flatMap(({ pages }) => pages.map(addressesOf));
  const isDiscovery = (request: IncomingMessage) => request.url?.startsWith(`/${discoveryFile}`) === true;

  async function answerDiscovery(response: ServerResponse) {
    const discovery: Discovery = await (await fetch(`${url}/${discoveryFile}`)).json();
    const microFrontends = { ...discovery.microFrontends, ...sourceDeployments(fromSource, servers) };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...discovery, microFrontends }));
  }

  return {
    isPage: (request) =>
      isDiscovery(request) || (request.method === 'GET' && request.headers.accept?.includes('text/html') === true),
    async answerPage(request, response) {
      if (isDiscovery(request)) return answerDiscovery(response);
      const { cookie = '', 'user-agent': agent = '' } = request.headers;
      const headers = { Accept: 'text/html', Cookie: cookie, 'User-Agent': agent };
      const answer = await fetch(url + request.url, { headers, redirect: 'manual' });
      const isOwn = own.some((pattern) => pattern.test(new URL(request.url ?? '/', url).pathname));
      // The source may have pages that the site has not yet, such as a new product's.
      response.statusCode = isOwn && answer.status === 404 ? 200 : answer.status;
      for (const name of kept) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, adapted(value.replaceAll(url, '')));
      }
      const html = await answer.text();
      const page = rewritePage(html, fromSource, { ...change, preview: true });
      response.end(isOwn ? withoutHtml(page) : page);
    },
  };
}

const addressesOf = ({ pattern }: { readonly pattern: string }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

/** Bundlers' servers send files, and updates over a WebSocket. */
const originsOf = (servers: OwnServers) =>
  [...servers.values()].map((origin) => `${origin} ${origin.replace('http', 'ws')} `).join('');

/** A page without a site's data only gets the development server's script. */
export function rewritePage(html: string, fromSource: readonly BuiltPackage[], change: Partial<SiteConfig>): string {
  const pins: Pins = dataIn(html, 'pins') ?? {};
  const config: SiteConfig | null = dataIn(html, 'site-config');
  const names = fromSource.map(federationName);
  const folders = names.flatMap((name) => pins[name]?.url.replace(/[^/]*$/, '') ?? []);
  // The shell finds remotes without a pin in the discovery file, and replaces their HTML.
  const left = Object.fromEntries(Object.entries(pins).filter(([name]) => !names.includes(name)));
  const page = withData(withoutPreloads(html, folders), 'pins', left);
  const configured = config ? withData(page, 'site-config', { ...config, ...change }) : page;
  // Without `data-path` the shell starts when idle: the HTML is outdated.
  const started = configured.replace(/(<div id="root"[^>]*?) data-path="[^"]*"/, '$1');
  return withPageScript(fromSource.includes('shell') ? withOwnShell(started) : started);
}

function dataIn<T>(html: string, id: string): T | null {
  const text = dataElement(id).exec(html)?.[2];
  return text === undefined ? null : JSON.parse(text);
}

function withData(html: string, id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(dataElement(id), (_all, start, _old, end) => start + text + end);
}

const dataElement = (id: string) => new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');

function withoutPreloads(html: string, folders: readonly string[]): string {
  return html.replace(/<link rel="pre(?:load|fetch)" href="([^"]*)" as="script"[^>]*>\n?/g, (element, href) =>
    folders.some((folder) => href.startsWith(folder)) ? '' : element,
  );
}

/** The browser renders the page, as the source has it. */
const withoutHtml = (html: string) =>
  html.replace(
    /<div id="root"([^>]*)>.*?<\/div>\n(?=<script type="application\/json" id="site-config">)/s,
    '<div id="root"$1></div>\n',
  );

/** A shell from source may differ from the code that rendered the HTML. */
function withOwnShell(html: string): string {
  const styles = styleSheetElement({ url: sourceUrl('shell', 'main.css'), remote: null });
  return withoutHtml(html)
    .replace(/<style data-href="[^"]*">.*?<\/style>\n?/s, '')
    .replace('</head>', `${styles}\n</head>`)
    .replace(
      /(<template id="scripts">\n)<script [^>]*><\/script>/,
      `$1<script src="${sourceUrl('shell', 'main.js')}" async></script>`,
    );
}
