import { observation } from '../testing/observations';
import { createFailureLog } from './failureLog';

const failure = {
  remote: 'mfe_catalog',
  version: '1.4.0',
  phase: 'render',
  kind: 'TypeError: x',
  healed: true,
  first: true,
} as const;

test('a kind of failure is written once a minute; what was left out is said with the next line', () => {
  let time = 0;
  const lines: unknown[] = [];
  const log = createFailureLog({
    log: { warn: (line: unknown) => lines.push(line) },
    now: () => new Date(time),
    mostPerMinute: 2,
  });
  const tell = (kind: string) => log(observation({ failures: [{ ...failure, kind }] }));
  for (const kind of ['a', 'a', 'b', 'c']) tell(kind);
  expect(lines).toMatchObject([{ kind: 'a' }, { kind: 'b' }]);
  time = 60_000;
  tell('a');
  expect(lines.slice(2)).toMatchObject([{ count: 2 }, { kind: 'a' }]);
  // A clock that was set back does not silence it.
  time = 0;
  tell('a');
  expect(lines.slice(4)).toMatchObject([{ kind: 'a' }]);
});
