import { resultBlocks, sectionRows } from './tables';

const results = {
  subjects: ['here', 'here again', 'a35b66cb'],
  sections: {
    '/produtos': {
      LCP: { here: [1000], 'here again': [1100], a35b66cb: [2100] },
      script: { here: [400], 'here again': [400], a35b66cb: [0] },
      bytes: { here: [2048], 'here again': [2048], a35b66cb: [2048] },
      CLS: { here: [0.0123], 'here again': [0.0123], a35b66cb: [0] },
    },
    '/': { LCP: { here: [96], 'here again': [104] } },
  },
};

test('a row has the site’s own figure, its noise, and each other site with the factor between them', () => {
  expect(sectionRows(results, '/produtos').slice(0, 2)).toEqual([
    ['', 'here', 'noise', 'a35b66cb'],
    ['LCP', '1,050 ms', '±100 ms', '2,100 ms (0.50×)'],
  ]);
});

test('of what another site does not have at all, there is no factor', () => {
  expect(sectionRows(results, '/produtos')[2]).toEqual(['script', '400 ms', '±0 ms', '0 ms']);
});

test('figures have units of their own', () => {
  expect(sectionRows(results, '/produtos').slice(3)).toEqual([
    ['bytes', '2.0 KB', '±0.0 KB', '2.0 KB (same)'],
    ['CLS', '0.012', '±0', '0'],
  ]);
});

test('what could not be measured is left open', () => {
  expect(sectionRows(results, '/')[1]).toEqual(['LCP', '100 ms', '±8 ms', '–']);
});

test('the document has a table for each page', () => {
  const blocks = resultBlocks(results);
  expect(blocks.filter((block) => block.startsWith('##'))).toEqual(['## /produtos', '## /']);
  expect(blocks[1]).toMatch(/^\| LCP +\| +1,050 ms \| +±100 ms \| +2,100 ms \(0\.50×\) \|$/m);
});
