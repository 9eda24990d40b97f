import { failuresIn, type RunSummary, resultsOf, summaryOf } from './steps';

test('the summary has a line for each step, the failures of a step, and the total time', () => {
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
      { name: 'e2e: all', isPassed: true, isCached: false, duration: 9000, failures: ['1) [desktop] › its title'] },
    ],
    205_000,
  );
  expect(summary.split('\n')).toEqual([
    'passed  12 s    lint',
    'passed  cached  types',
    'FAILED  201 s   mfe-cart: unit',
    'passed  9 s     e2e: all',
    'mfe-cart: unit:',
    '  ● the cart › is empty',
    '  ● its total',
    'e2e: all, passed at the second attempt:',
    '  1) [desktop] › its title',
    '3 passed, 1 failed, in 205 s',
  ]);
});

test('failures of a step are read from the output, even if Turborepo keeps no log of the step', () => {
  const task = (owner: string, name: string, exitCode: number): RunSummary['tasks'][number] => ({
    task: name,
    package: owner,
    cache: { status: 'MISS' },
    execution: { startTime: 1000, endTime: 3000, exitCode },
  });
  const output = `\u001b[35m//:e2e: \u001b[0m  1) [webkit phone] › tests/cart.spec.ts:3:1 › its total ─────
e2e:engines:   1) [webkit] › journeys/menu.ts:9:1 › opens
e2e:all:   1) [desktop] › tests/cart.spec.ts:9:1 › its badge
e2e:all:   1 flaky
//:integration:  LOGGING RETRY ERRORS  a registry starts
//:integration:  RETRY 1
mfe-cart:unit:   ● its total
`;
  const results = resultsOf(
    {
      tasks: [
        task('//', 'e2e', 1),
        task('e2e', 'engines', 0),
        task('e2e', 'all', 0),
        task('//', 'integration', 0),
        task('mfe-cart', 'unit', 1),
      ],
    },
    output,
  );
  expect(results.map(({ name, duration, failures }) => [name, duration, failures])).toEqual([
    ['e2e', 2000, ['1) [webkit phone] › tests/cart.spec.ts:3:1 › its total']],
    ['e2e: engines', 2000, []],
    ['e2e: all', 2000, ['1) [desktop] › tests/cart.spec.ts:9:1 › its badge']],
    ['integration', 2000, ['LOGGING RETRY ERRORS  a registry starts', '  RETRY 1']],
    ['mfe-cart: unit', 2000, ['● its total']],
  ]);
});

test('failuresIn lists a failed test of Playwright once, though every attempt is printed', () => {
  const output = `  ✘  12 [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter (10.2s)

  1) [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter ─────────

    Error: expect(locator).toBeVisible() failed

    Expected: visible
    Received: hidden

    Call Log:
    - Timeout 20000ms exceeded

  1 failed
    [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter
  653 passed (9.0m)
`;
  expect(failuresIn(output)).toEqual([
    '1) [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter',
    '  Error: expect(locator).toBeVisible() failed',
    '  Expected: visible',
    '  Received: hidden',
    '  Call Log:',
    '  - Timeout 20000ms exceeded',
  ]);
});
