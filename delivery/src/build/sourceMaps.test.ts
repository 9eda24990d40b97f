import { encodedMap, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { ownSourcesOnly, placeOf, shiftColumns } from './sourceMaps';

const map = JSON.stringify(
  encodedMap(
    new TraceMap({
      version: 3,
      sources: ['shell/src/main.tsx'],
      sourcesContent: ['text'],
      names: [],
      mappings: [
        [
          [0, 0, 0, 0],
          [30, 0, 1, 0],
        ],
        [
          [0, 0, 7, 0],
          [10, 0, 8, 0],
          [40, 0, 9, 0],
        ],
      ],
    }),
  ),
);

const lineAt = (text: string, line: number, column: number) =>
  originalPositionFor(new TraceMap(text), { line, column }).line;

test('shiftColumns moves only the mappings after the given column of the line', () => {
  const moved = shiftColumns(map, { line: 1, column: 20 }, 1000);
  expect([lineAt(moved, 2, 10), lineAt(moved, 2, 1039), lineAt(moved, 2, 1040)]).toEqual([9, 9, 10]);
  expect([lineAt(moved, 1, 29), lineAt(moved, 1, 30)]).toEqual([1, 2]);
  expect(JSON.parse(moved).sourcesContent).toEqual(['text']);
});

test('placeOf counts lines and columns from 0', () => {
  expect(placeOf('ab\ncd', 0)).toEqual({ line: 0, column: 0 });
  expect(placeOf('ab\ncd', 4)).toEqual({ line: 1, column: 1 });
});

test('ownSourcesOnly keeps the text of the repository’s own sources only', () => {
  const sources = [
    'shared/src/ui/Modal.tsx',
    'node_modules/react/index.js',
    'webpack/bootstrap',
    'a/node_modules/b.js',
  ];
  const kept = JSON.parse(
    ownSourcesOnly(JSON.stringify({ version: 3, sources, sourcesContent: sources, mappings: '' })),
  );
  expect(kept.sourcesContent).toEqual(['shared/src/ui/Modal.tsx', null, null, null]);
  expect(kept.sources).toEqual(sources);
});
