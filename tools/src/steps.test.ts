import { summaryOf } from './steps';

test('the summary has a line for each step, what failed in it, and at last the time by the clock', () => {
  const summary = summaryOf(
    [
      { name: 'lint', isPassed: true, isCached: false, duration: 12_400, failures: [] },
      { name: 'types', isPassed: true, isCached: true, duration: 40, failures: [] },
      {
        name: 'mfe-cart: unit',
        isPassed: false,
        isCached: false,
        duration: 201_000,
        failures: ['● the cart › is empty', '● its total'],
      },
    ],
    205_000,
  );
  expect(summary.split('\n')).toEqual([
    'passed  12 s    lint',
    'passed  cached  types',
    'FAILED  201 s   mfe-cart: unit',
    'mfe-cart: unit:',
    '  ● the cart › is empty',
    '  ● its total',
    '2 passed, 1 failed, in 205 s',
  ]);
});
