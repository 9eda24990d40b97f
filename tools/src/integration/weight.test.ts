import { allPages, pageBudgets, weightFindings } from '../weights/budgets';
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
