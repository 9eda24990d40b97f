import { ownSourcesOnly } from './sourceMaps';

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
