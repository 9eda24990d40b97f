import { resultBlocks, rowOf, sectionRows } from './results';

const subjects = ['here', 'here again', 'before', 'unmeasured'];
const own = { here: [100, 104, 102], 'here again': [103, 100, 102] };

test('the figure of this site is the median of all its measurements, and the noise lies between them', () => {
  expect(rowOf(subjects, { ...own, before: [200, 210, 220], unmeasured: [] })).toEqual({
    here: 102,
    noise: 4,
    others: { before: { value: 210, ratio: 102 / 210, differs: true } },
  });
});

test('a difference smaller than the noise does not count', () => {
  expect(rowOf(subjects, { ...own, before: [105] }).others.before).toMatchObject({ value: 105, differs: false });
});

test('a difference within the noise of one round does not count; one measurement alone has no noise', () => {
  const noisy = { here: [100, 110, 90], 'here again': [104, 103, 91] };
  const { noise, others } = rowOf(subjects, { ...noisy, before: [108], unmeasured: [110] });
  expect([noise, others.before?.differs, others.unmeasured?.differs]).toEqual([7, false, true]);
  expect(rowOf(subjects, { here: [100] }).noise).toBe(0);
});

test('zero compared with zero is the same', () => {
  const { others } = rowOf(subjects, { here: [0], 'here again': [0], before: [0] });
  expect(others.before).toEqual({ value: 0, ratio: 1, differs: false });
  expect(rowOf(subjects, { here: [4], before: [0] }).others.before?.ratio).toBe(Number.POSITIVE_INFINITY);
});

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

test('a row has the site’s own figure, its noise, and each other site’s figure with the ratio', () => {
  expect(sectionRows(results, '/produtos').slice(0, 2)).toEqual([
    ['', 'here', 'noise', 'a35b66cb'],
    ['LCP', '1,050 ms', '±100 ms', '2,100 ms (0.50×)'],
  ]);
});

test('a figure of zero has no ratio', () => {
  expect(sectionRows(results, '/produtos')[2]).toEqual(['script', '400 ms', '±0 ms', '0 ms']);
});

test('each figure has its own unit', () => {
  expect(sectionRows(results, '/produtos').slice(3)).toEqual([
    ['bytes', '2.0 KB', '±0.0 KB', '2.0 KB (same)'],
    ['CLS', '0.012', '±0', '0'],
  ]);
});

test('a figure that could not be measured is a dash', () => {
  expect(sectionRows(results, '/')[1]).toEqual(['LCP', '100 ms', '±8 ms', '–']);
});

test('the document has a table for each page', () => {
  const blocks = resultBlocks(results);
  expect(blocks.filter((block) => block.startsWith('##'))).toEqual(['## /produtos', '## /']);
  expect(blocks[1]).toMatch(/^\| LCP +\| +1,050 ms \| +±100 ms \| +2,100 ms \(0\.50×\) \|$/m);
});
