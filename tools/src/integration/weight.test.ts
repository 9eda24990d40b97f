import { allPages, pageBudgets, weightFindings } from '../weights/budgets';
import { type Weight, weigh } from '../weights/weigh';
import { realSiteForAll } from './realSite';

jest.setTimeout(180_000);

const world = realSiteForAll();

test('every route has a budget', () => {
  expect(Object.keys(pageBudgets).sort()).toEqual([...allPages].sort());
});

/** Of each page. */
const weights = new Map<string, Weight>();
// Side by side: most of the time a page is waited for that has nothing more to fetch.
beforeAll(async () => {
  const waiting = [...allPages];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      weights.set(page, await weigh(world.browser, `${world.site.url}${page}`));
    }
  };
  await Promise.all([work(), work(), work()]);
});

test.each(allPages)('%s fetches no more than its budget, blocking files among it', (page) => {
  const weight = weights.get(page) as Weight;
  expect(weight.requests).toBeGreaterThan(3);
  expect({ findings: weightFindings(page, weight), blocking: weight.blocking }).toEqual({
    findings: [],
    blocking: weight.blocking,
  });
});
