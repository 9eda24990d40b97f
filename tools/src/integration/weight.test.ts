import type { Browser } from '@playwright/test';
import { startChromium } from '../chromium';
import { allPages, pageBudgets, weightFindings } from '../weights/budgets';
import { weigh } from '../weights/weigh';
import { type RealSite, startRealSite } from './realSite';

jest.setTimeout(180_000);

let site: RealSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startRealSite(), startChromium()]);
});
afterAll(() => Promise.all([browser?.close(), site?.stop()]));

test('every route has a budget', () => {
  expect(Object.keys(pageBudgets).sort()).toEqual([...allPages].sort());
});

test.each(allPages)('%s fetches no more than its budget, blocking files among it', async (page) => {
  const weight = await weigh(browser, `${site.url}${page}`);
  expect(weight.requests).toBeGreaterThan(3);
  expect({ findings: weightFindings(page, weight), blocking: weight.blocking }).toEqual({
    findings: [],
    blocking: weight.blocking,
  });
});
