import { sampleLoad, sampleResults } from '../testing/samples';
import { budgetFindings } from './budgets';

const lcp = (value: number) => [sampleLoad({ lcp: value })];

test('a ratio is held to its budget unless the noise explains it', () => {
  const slower = sampleResults('/', { here: lcp(1300), 'here again': lcp(1320), 'no scripts': lcp(1000) });
  expect(budgetFindings(slower, {})).toEqual(['/: lcp is 1.31 times that of no scripts, not 1.05 at most']);
  const noisy = sampleResults('/', { here: lcp(1100), 'here again': lcp(1500), 'no scripts': lcp(1000) });
  expect(budgetFindings(noisy, {})).toEqual([]);
});

test('a tap is answered in time, in ms rather than in proportion', () => {
  const same = { here: lcp(1), 'here again': lcp(1) };
  const taps = (ms: number) => ({ filter: { here: [ms, null], 'here again': [ms] } });
  expect(budgetFindings(sampleResults('/', same, taps(200)), {})).toEqual([]);
  expect(budgetFindings(sampleResults('/', same, taps(264)), {})).toEqual([
    'filter: 264 ms to the next paint, not 200 ms at most',
  ]);
});

test('less than all of Lighthouse’s points is too little', () => {
  const same = sampleResults('/', { here: lcp(1), 'here again': lcp(1) });
  expect(budgetFindings(same, { '/: seo': 100, '/: accessibility': 96 })).toEqual(['/: accessibility 96, not 100']);
});
