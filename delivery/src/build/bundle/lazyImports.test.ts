import { encodedMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { shiftedByImports, withCheckedImports } from './lazyImports';
import { moduleGraph } from './moduleGraph';

const text = 'const one = import("./a.js"), two = import(/* later */ "./b.js"); end();';
const modules = new Map([
  ['Page.js', text],
  ['a.js', ''],
  ['b.js', ''],
]);
const lazyOf = async () => (await moduleGraph(modules)).get('Page.js')?.lazy ?? [];

test('the source map is shifted behind each call', async () => {
  const places = ['const one', 'two', 'end'].map((word, line) => [text.indexOf(word), 0, line, 0] as const);
  const map = {
    version: 3 as const,
    sources: ['Page.ts'],
    names: [],
    mappings: [places.map((it) => [...it] as never)],
  };
  const lazy = await lazyOf();
  const shifted = new TraceMap(shiftedByImports(JSON.stringify(encodedMap(new TraceMap(map))), text, lazy, 'mfe_x 1'));
  const changed = withCheckedImports(text, lazy, 'mfe_x 1');
  const lines = ['const one', 'two', 'end'].map(
    (word) => originalPositionFor(shifted, { line: 1, column: changed.indexOf(word) }).line,
  );
  expect(lines).toEqual([1, 2, 3]);
});
