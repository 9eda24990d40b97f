import { sampleLoad, sampleResults } from '../testing/samples';
import { interactionRows, pageRows, resultBlocks } from './tables';

const own = sampleLoad({ lcp: 1000, work: 900, script: 400, other: 500, longest: 120 }, { bytes: 2048 });
const results = sampleResults(
  '/produtos',
  {
    here: [own],
    'here again': [{ ...own, load: { ...own.load, lcp: 1100 } }],
    a35b66cb: [sampleLoad({ lcp: 2100, work: 1800, script: 1800 }, { bytes: 2048 })],
  },
  { filter: { here: [96], 'here again': [104], a35b66cb: [null] } },
);

test('a row has the site’s own figure, its noise, and each other site with the factor between them', () => {
  const rows = pageRows(results, '/produtos');
  expect(rows[0]).toEqual(['', 'here', 'noise', 'a35b66cb']);
  expect(rows.find(([name]) => name === 'LCP')).toEqual(['LCP', '1,050 ms', '±100 ms', '2,100 ms (0.50×)']);
  expect(rows.find(([name]) => name === 'bytes')).toEqual(['bytes', '2.0 KB', '±0.0 KB', '2.0 KB (same)']);
});

test('of what another site does not have at all, there is no factor', () => {
  const without = sampleResults('/', { here: [own], 'here again': [own], 'no scripts': [sampleLoad()] });
  expect(pageRows(without, '/').find(([name]) => name === 'script')).toEqual(['script', '400 ms', '±0 ms', '0 ms']);
});

test('what could not be measured is left open', () => {
  expect(interactionRows(results)[1]).toEqual(['filter', '100 ms', '±8 ms', '–']);
});

test('the document has a table for each page, for what is clicked, and Lighthouse’s points', () => {
  const blocks = resultBlocks(results, { '/produtos: seo': 100 }, 1);
  expect(blocks.filter((block) => block.startsWith('##'))).toEqual([
    '## /produtos',
    '## First interactions',
    '## Lighthouse’s points',
  ]);
  expect(blocks.join('\n')).toMatch(/^\| longest task +\| +120 ms \| +±0 ms \| +0 ms \|$/m);
  expect(blocks.at(-1)).toBe('/produtos: seo 100');
});
