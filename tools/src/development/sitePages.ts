import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from '@site/delivery/build';
import type { BuiltPackage } from '@site/delivery/repository';
import type { Discovery, SiteConfig } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import { rewritePage } from './rewritePage';
import { sourceDeployments } from './sourcePackages';

/** Headers of a site's answer that hold for what the server here makes of it too. */
const kept = ['content-type', 'content-security-policy', 'location', 'set-cookie'];

/**
 * A published site's pages, with packages from source in them. To its shell they are those of a preview, which takes code
 * without a digest from this machine.
 *
 * @param change what differs in the pages' configuration
 */
export function sitePages(url: string, fromSource: readonly BuiltPackage[], change: Partial<SiteConfig>): Pages {
  // The emulator may listen elsewhere than when the pages were published; what is developed is shown by HTML made of text.
  const adapted = (policy: string) =>
    policy
      .replace(/(default|connect|frame)-src /g, `$&${change.authEmulatorUrl ? `${change.authEmulatorUrl} ` : ''}`)
      .replace(/; require-trusted-types-for .*/, '');
  const isDiscovery = (request: IncomingMessage) => request.url?.startsWith(`/${discoveryFile}`) === true;

  async function answerDiscovery(response: ServerResponse) {
    const discovery: Discovery = await (await fetch(`${url}/${discoveryFile}`)).json();
    const microFrontends = { ...discovery.microFrontends, ...sourceDeployments(fromSource) };
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
      response.statusCode = answer.status;
      for (const name of kept) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, adapted(value.replaceAll(url, '')));
      }
      const html = await answer.text();
      response.end(rewritePage(html, fromSource, { ...change, preview: true }));
    },
  };
}
