import { StepError } from '@site/delivery/cli';
import { runStages, summaryOf } from './testSteps';

/** Steps that note when they begin and end, and what is printed meanwhile. */
function record() {
  const events: string[] = [];
  let clock = 0;
  const step = (name: string, duration = 1000, failure?: Error) => ({
    name,
    async run() {
      events.push(`${name} begins`);
      // As many turns as it takes: the longer of two lanes ends later.
      for (let turn = 0; turn < duration / 100; turn += 1) await null;
      clock += duration;
      events.push(`${name} ends`);
      if (failure) throw failure;
    },
  });
  const lines: unknown[] = [];
  const output = { log: (line: string) => void lines.push(line), error: (line: unknown) => void lines.push(line) };
  return { events, lines, output, step, now: () => clock };
}

test('stages run one after the other, lanes side by side, and the steps of a lane in turn', async () => {
  const { events, output, step, now } = record();
  await runStages([[[step('types', 9000)], [step('lint'), step('imports')]], [[step('unit')]]], output, now);
  expect(events).toEqual([
    'types begins',
    'lint begins',
    'lint ends',
    'imports begins',
    'imports ends',
    'types ends',
    'unit begins',
    'unit ends',
  ]);
});

test('a failure is told with its reason, and the rest goes on', async () => {
  const { lines, output, step, now } = record();
  const bug = new TypeError('a bug in the test command itself');
  const results = await runStages(
    [
      [[step('lint', 1000, new StepError('npm run lint ended with 1', 'a.ts: too long\n')), step('types', 1000, bug)]],
      [[step('unit', 2000)]],
    ],
    output,
    now,
  );
  expect(results).toEqual([
    { name: 'lint', isPassed: false, duration: 1000, failures: ['a.ts: too long'] },
    { name: 'types', isPassed: false, duration: 1000, failures: [`TypeError: ${bug.message}`] },
    { name: 'unit', isPassed: true, duration: 2000, failures: [] },
  ]);
  expect(lines).toEqual([
    '\n── lint ──',
    'npm run lint ended with 1',
    '── lint: FAILED',
    '\n── types ──',
    bug,
    '── types: FAILED',
    '\n── unit ──',
    '── unit: passed in 2 s',
  ]);
});

test('the summary has a line for each step, what failed in it, and at last the time by the clock', () => {
  const summary = summaryOf(
    [
      { name: 'Lint', isPassed: true, duration: 12_400, failures: [] },
      { name: 'Unit tests', isPassed: false, duration: 201_000, failures: ['● the cart › is empty', '● its total'] },
    ],
    205_000,
  );
  expect(summary.split('\n')).toEqual([
    'passed  12 s   Lint',
    'FAILED  201 s  Unit tests',
    'Unit tests:',
    '  ● the cart › is empty',
    '  ● its total',
    '1 passed, 1 failed, in 205 s',
  ]);
});
