import { sampleFirebase } from '@site/delivery/testing/sample';
import { allPages, pageBudgets, weightFindings } from '../weights/budgets';
import { firstFlight, heaviestProduct, responseBytes } from '../weights/firstFlight';
import { weigh } from '../weights/weigh';
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

describe('a site for visitors', () => {
  const visitors = realSiteForAll({ preview: false, firebase: sampleFirebase });

  test('every page fits the first flight of a connection, and products exceed it by little', async () => {
    const pages = [...new Set([...allPages, ...(await sitemapPages())])];
    expect(pages.length).toBeGreaterThan(allPages.length);
    const sizes = await Promise.all(
      pages.map(async (page) => [page, await responseBytes(`${visitors.site.url}${page}`)] as const),
    );
    const limitOf = (page: string) => (page.startsWith('/produtos/') ? heaviestProduct : firstFlight);
    expect(sizes.filter(([page, bytes]) => bytes > limitOf(page))).toEqual([]);
    expect(sizes.every(([, bytes]) => bytes > 5000)).toBe(true);
  });

  async function sitemapPages() {
    const sitemap = await (await fetch(`${visitors.site.url}/sitemap.xml`)).text();
    return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  }
});
