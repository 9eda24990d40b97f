import fastify from 'fastify';
import { listen, visit } from '../testing/http';
import { publishGeneration } from '../testing/site';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { openSite } from './publishedSite';
import { createServedPages } from './servedPages';
import { useSiteHeaders } from './siteHeaders';
import { siteRoutes } from './siteRoutes';

const folder = useTemporaryFolder();

test('pages are counted for each visitor’s number, a known page too, and nothing that is no page', async () => {
  await publishGeneration(folder(), '1', { files: { 'index.html': 'Home', '404.html': 'Nada', 'robots.txt': '' } });
  const site = openSite(folder());
  const served = createServedPages();
  const app = fastify();
  useSiteHeaders(app, site);
  await app.register(siteRoutes, { site, served });
  const origin = await listen(app);
  const cookie = 'visitor=7';
  const { headers } = await visit(origin, '/', { headers: { cookie } });
  await visit(origin, '/', { headers: { cookie, 'if-none-match': headers.etag ?? '' } });
  await visit(origin, '/nada', { headers: { cookie } });
  await visit(origin, '/robots.txt', { headers: { cookie } });
  await visit(origin, '/', { headers: { cookie }, method: 'HEAD' });
  await visit(origin, '/');
  await app.close();
  expect([served.counts()[7], served.counts()[100]]).toEqual([3, 1]);
  expect(served.counts().reduce((sum, count) => sum + count, 0)).toBe(4);
});
