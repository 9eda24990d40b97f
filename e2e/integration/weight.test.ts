import { allPages, pageBudgets, weightFindings } from '@site/tools/weights/budgets';
import { fetchFirstFlight, heaviestPage } from '@site/tools/weights/firstFlight';
import { weigh } from '@site/tools/weights/weigh';
import { realSiteForAll } from './realSite';

jest.setTimeout(180_000);

const world = realSiteForAll();

test('every route has a budget', () => {
  expect(Object.keys(pageBudgets).sort()).toEqual([...allPages].sort());
});

test.each(allPages)('%s stays within its budget, blocking files included', async (page) => {
  const weight = await weigh(world.browser, `${world.site.url}${page}`);
  expect(weight.requests).toBeGreaterThan(3);
  expect({ findings: weightFindings(page, weight), blocking: weight.blocking }).toEqual({
    findings: [],
    blocking: weight.blocking,
  });
});

test('the first flight of a connection brings the first view of every page, and products with their prices', async () => {
  const pages = [...new Set([...allPages, ...(await sitemapPages())])];
  expect(pages.length).toBeGreaterThan(allPages.length);
  const flights = await Promise.all(
    pages.map(async (page) => [page, await fetchFirstFlight(`${world.site.url}${page}`)] as const),
  );
  // The list grows with the catalogue.
  const others = flights.filter(([page]) => page !== '/produtos');
  expect(others.flatMap(([page, { bytes }]) => (bytes > heaviestPage ? [[page, bytes]] : []))).toEqual([]);
  expect(flights.filter(([, { html }]) => !html.includes('</h1>')).map(([page]) => page)).toEqual([]);
  const list = flights.find(([page]) => page === '/produtos')?.[1].html ?? '';
  expect(list.match(/R\$ /g)?.length).toBeGreaterThan(12);
});

async function sitemapPages() {
  const sitemap = await (await fetch(`${world.site.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
