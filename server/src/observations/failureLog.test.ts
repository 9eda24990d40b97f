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

/** Lines of a log that gets a kind every four seconds. */
function logged(kinds: readonly string[]) {
  let time = 0;
  const { lines, tell } = logAt(() => time);
  for (const kind of kinds) {
    time += 4_000;
    tell(kind);
  }
  return lines;
}

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  ["Unsatisfied version 1.0.0 of @site/shared (required ^99.0.0) for 'mfe_cart'", undefined],
  ['ana.lima+x@example.com.br failed', '…@… failed'],
  ['ana@localhost and Ana <ana@example.com>', '…@… and Ana <…@…>'],
  ['ana\u200b.lima＠exam\u00adple.com', '…@…'],
  ['a\u202egpj.exe\u2066 b\ud800\u0000\u001b[31m\r\n{"level":60}', 'agpj.exe b [31m {"level":60}'],
  ['\u0001'.repeat(500), ''],
  ['🔥'.repeat(250), `${'🔥'.repeat(199)}…`],
])('the log writes %j without addresses of visitors and without invisible characters', (kind, clean = kind) => {
  expect(logged([kind])).toMatchObject([{ kind: clean }]);
});

test('an attack with long and different kinds writes less than 500 KB in an hour', () => {
  let minute = 0;
  const { lines, tell } = logAt(() => minute * 60_000);
  for (; minute < 59; minute += 1) {
    for (let turn = 0; turn < 20; turn += 1) tell(`${minute} ${turn} ${'🔥'.repeat(500)}`);
  }
  const bytes = lines.reduce((sum, it) => sum + Buffer.byteLength(JSON.stringify(it)), 0);
  expect(bytes).toBeLessThan(500_000);
  expect(bytes).toBeGreaterThan(500_000 / 2);
  minute = 61;
  tell('y');
  expect(lines.at(-1)).toMatchObject({ kind: 'y' });
});
