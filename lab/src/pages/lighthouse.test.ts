import { figuresOf } from './lighthouse';

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
    'long-tasks': { details: { items: [{ duration: 60 }, { duration: 405.2 }] } },
  };
  expect(figuresOf({ audits })).toEqual({
    FCP: 690.5,
    LCP: 1_130,
    TBT: 0,
    CLS: 0,
    'main thread': 377,
    script: 320,
    'style and layout': 50,
    paint: 0,
    'parse HTML': 0,
    other: 7,
    'longest task': 405,
  });
});

test('a figure that an audit does not give is none', () => {
  expect(figuresOf({ audits: {} })).toMatchObject({ LCP: Number.NaN, 'longest task': 0 });
});
