import { spawnSync } from 'node:child_process';
import { processorSeconds, table, tellingTimes } from './timedCommands';

const call = (line: string) => spawnSync('sh', ['-c', tellingTimes(line)], { encoding: 'utf8' });

test('commands are told in their order, with their sum', () => {
  expect(
    table([
      { line: 'npm start', seconds: 90.04, processor: 120 },
      { line: 'npm run lint', seconds: 5.5, processor: 6 },
    ]),
  ).toBe(
    '| command | seconds | of processor |\n| --- | ---: | ---: |\n| `npm start` | 90.0 | 120.0 |\n| `npm run lint` | 5.5 | 6.0 |\n| 2 commands, minutes | 1.6 | 2.1 |',
  );
});

test('what a command takes of the processor is that of what it starts', () => {
  expect(processorSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.25s\n')).toBeCloseTo(62.75);
  const { stderr, status } = call(`node -e "const end = Date.now() + 300; while (Date.now() < end);"`);
  expect(status).toBe(0);
  expect(processorSeconds(stderr)).toBeGreaterThan(0.1);
});

test('a command ends as it does by itself', () => {
  expect(call('exit 3 | false').status).toBe(1);
});
