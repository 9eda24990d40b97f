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

/** A log, and its lines about failures in pages. */
function logAt(now: () => number) {
  const lines: { readonly kind?: string }[] = [];
  const log = createFailureLog({ warn: (line: unknown) => void lines.push(line as object) }, () => new Date(now()));
  return { lines, tell: (kind: string) => log(observation({ failures: [{ ...failure, kind }] })) };
}

test('the log writes a kind of failure once a minute, up to twenty kinds, and then the number of omitted ones', () => {
  let time = 0;
  const { lines, tell } = logAt(() => time);
  const kinds = Array.from({ length: 21 }, (_, number) => String(number));
  for (const kind of ['0', ...kinds]) tell(kind);
  expect(lines.map(({ kind }) => kind)).toEqual(kinds.slice(0, 20));
  time = 59_999;
  tell('0');
  time = 60_000;
  tell('0');
  expect(lines.slice(20)).toMatchObject([{ count: 3 }, { kind: '0' }]);
  // A clock that was set back does not silence the log.
  time = 0;
  tell('0');
  expect(lines.slice(22)).toMatchObject([{ kind: '0' }]);
});

test('a long kind of failure ends with a whole word, so that no part of an address is left', () => {
  const { lines, tell } = logAt(() => 0);
  const beginning = 'x '.repeat(97);
  tell(`${beginning}ana.lima@example.com failed`);
  expect(lines).toMatchObject([{ kind: `${beginning}…` }]);
});

test('an attack with long and different kinds writes less than 500 KB in an hour', () => {
  let minute = 0;
  const { lines, tell } = logAt(() => minute * 60_000);
  for (; minute < 59; minute += 1) {
    for (let turn = 0; turn < 20; turn += 1) tell(`${minute} ${turn} ${'🔥🔥🔥 '.repeat(150)}`);
  }
  const bytes = lines.reduce((sum, it) => sum + Buffer.byteLength(JSON.stringify(it)), 0);
  expect(bytes).toBeLessThan(500_000);
  expect(bytes).toBeGreaterThan(500_000 / 2);
  minute = 61;
  tell('y');
  expect(lines.at(-1)).toMatchObject({ kind: 'y' });
});
