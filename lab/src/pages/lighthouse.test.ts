import { pageLoadOf } from './lighthouse';

const url = 'http://localhost:3200/produtos';

test('a load is what its audits say: work by kind, and what is of no kind known here is other work', () => {
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
    'long-tasks': { details: { items: [{ url: `${url}/x/main.js`, startTime: 743.9, duration: 405.2 }] } },
  };
  expect(pageLoadOf({ audits, categories: {} }, url)).toEqual({
    fcp: 690.5,
    lcp: 1_130,
    tbt: 0,
    cls: 0,
    work: 377,
    script: 320,
    styleAndLayout: 50,
    paint: 0,
    parse: 0,
    other: 7,
    longTasks: [{ owner: 'produtos main.js', start: 744, duration: 405 }],
  });
});

test('a figure that an audit does not give is none', () => {
  expect(pageLoadOf({ audits: {}, categories: {} }, url).lcp).toBeNaN();
});
