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

/** What a log has of kinds that were told, one a second. */
function logged(kinds: readonly string[], options: { readonly mostPerHour?: number } = {}) {
  let time = 0;
  const lines: { readonly kind?: string }[] = [];
  const warn = (line: unknown) => void lines.push(line as { readonly kind?: string });
  const log = createFailureLog({ log: { warn }, now: () => new Date(time), ...options });
  for (const kind of kinds) {
    time += 4_000;
    log(observation({ failures: [{ ...failure, kind }] }));
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
])('of %j the log has nothing of a visitor, and nothing that is not seen', (kind, clean = kind) => {
  expect(logged([kind])).toMatchObject([{ kind: clean }]);
});

test('an attack by kinds that are long, and all different, writes no more than so much in an hour', () => {
  const kinds = Array.from({ length: 900 }, (_, turn) => `${turn} ${'🔥'.repeat(500)}`);
  const bytesOf = (lines: readonly unknown[]) => lines.reduce<number>((sum, it) => sum + JSON.stringify(it).length, 0);
  const most = 100_000;
  const inTheHour = logged(kinds, { mostPerHour: most });
  expect(bytesOf(inTheHour)).toBeGreaterThan(most / 4);
  expect(inTheHour.reduce((sum, it) => sum + Buffer.byteLength(JSON.stringify(it)), 0)).toBeLessThan(most);
  const further = logged([...kinds, 'x', 'y'], { mostPerHour: most });
  expect(further.at(-1)).toMatchObject({ kind: 'y' });
});
