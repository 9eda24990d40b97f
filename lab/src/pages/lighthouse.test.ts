import { figuresOf } from './lighthouse';

test('the figures of a load come from its audits', () => {
  const audits = {
    'first-contentful-paint': { numericValue: 690.5 },
    'largest-contentful-paint': { numericValue: 1_130 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0 },
    'mainthread-work-breakdown': {
      details: {
        items: [
          { group: 'scriptEvaluation', duration: 300 },
          { group: 'scriptParseCompile', duration: 20 },
          { group: 'styleLayout', duration: 50 },
          { group: 'garbageCollection', duration: 7 },
        ],
      },
    },
    'long-tasks': { details: { items: [{ duration: 60 }, { duration: 405.2 }] } },
  };
  const categories = { accessibility: { score: 1 }, seo: { score: 0.634 } };
  expect(figuresOf({ audits, categories })).toEqual({
    FCP: 690.5,
    LCP: 1_130,
    TBT: 0,
    CLS: 0,
    'main thread': 377,
    script: 320,
    'longest task': 405,
    accessibility: 100,
    'best-practices': 0,
    seo: 63,
  });
});

test('a figure without an audit is NaN, and the longest task is 0', () => {
  expect(figuresOf({ audits: {}, categories: {} })).toMatchObject({ LCP: Number.NaN, 'longest task': 0 });
});
