import path from 'node:path';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { createFolderStore } from '../store';
import { writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { explainTrace, frameIn } from './explain';

const folder = temporaryFolderPerTest();
const version = '1.0.0-g3fa9c1d2';

/** `f(p)` at column 10 of the script is line 3, column 5 of Page.tsx; column 20 maps to a file of React. */
const map = encodedMap(
  new TraceMap({
    version: 3,
    file: 'Page.js',
    sources: ['mfe-x/src/Page.tsx', 'node_modules/react/index.js'],
    sourcesContent: ['const a = 1;\n\n    format(price);\n', null],
    names: ['format'],
    mappings: [[[0], [10, 0, 2, 4, 0], [20, 1, 6, 0]]],
  }),
);

async function storeWithMap() {
  const store = createFolderStore(path.join(folder(), 'store'));
  const files = { 'browser/Page.js': '', 'browser/old.js': '', 'maps/Page.js.map': JSON.stringify(map) };
  await store.publish(await writeRelease(path.join(folder(), 'built'), { name: 'mfe-x', version, files }));
  return store;
}

test.each([
  ['Chromium', `    at r (https://www.example.com.br/mfe-x/${version}/Page.js:1:12)`, 'mfe-x'],
  ['Firefox and Safari', `r@https://www.example.com.br/mfe-x/${version}/Page.js:1:12`, 'mfe-x'],
  ['a host of the team’s own', `    at r (https://x.example.com/${version}/Page.js:1:12)`, null],
])('frameIn finds script, line and column in a stack trace of %s', (_browser, line, name) => {
  expect(frameIn(line)).toEqual({ name, version, file: 'Page.js', line: 1, column: 12 });
});

test('frameIn finds modules in folders, as of other bundlers', () => {
  const { file } = frameIn(`https://www.example.com.br/mfe-x/${version}/chunks/Page-a.b.mjs:1:12`) ?? {};
  expect(file).toBe('chunks/Page-a.b.mjs');
});

test.each([`mfe-x/${version}/../../secret.js:1:12`, 'TypeError: x is not a function', '    at <anonymous>'])(
  'frameIn finds no release in %s',
  (line) => {
    expect(frameIn(line)).toBeNull();
  },
);

test('explainTrace explains each line of a stack trace, or gives the reason why it cannot', async () => {
  const trace = [
    'TypeError: x is not a function',
    `    at r (https://x.example.com/${version}/Page.js:1:12)`,
    `    at m (https://www.example.com/mfe-x/${version}/Page.js:1:21)`,
    `    at n (https://www.example.com/mfe-x/${version}/Page.js:1:3)`,
    `    at o (https://www.example.com/mfe-x/${version}/old.js:1:3)`,
    '    at p (https://www.example.com/mfe-x/2.0.0-g00000000/Page.js:1:3)',
    '    at <anonymous>',
  ].join('\n');
  const explanation = await explainTrace(await storeWithMap(), `${trace}\n`);
  expect(explanation.split('\n').filter((line) => !trace.includes(line))).toEqual([
    '      mfe-x/src/Page.tsx:3:5 (format)',
    '        format(price);',
    '      node_modules/react/index.js:7:1',
    '      (Nothing of Page.js:1:3 comes from a source)',
    `      (mfe-x ${version} has no map of old.js)`,
    expect.stringMatching(/^ {6}\(There is no release 2\.0\.0-g00000000 of mfe-x in /),
  ]);
});
