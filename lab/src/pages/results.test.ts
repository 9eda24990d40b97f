import { compare, findingsIn } from './results';

const subjects = ['here', 'here again', 'one bundle'];
const own = { here: [100, 110, 90], 'here again': [104, 103, 91] };

test('the figure of this site is the median of all its measurements, and a difference within the noise is none', () => {
  expect(compare(subjects, { ...own, 'one bundle': [108] })).toEqual({
    here: 101.5,
    noise: 7,
    others: [{ value: 108, differs: false }],
  });
  expect(compare(subjects, { ...own, 'one bundle': [110] }).others).toEqual([{ value: 110, differs: true }]);
});

test('points below 100 are findings, and a ratio above its budget unless the noise explains it', () => {
  expect(findingsIn({ subjects, sections: { '/': { seo: { here: [63], 'here again': [63] } } } })).toEqual([
    '/: seo 63, not 100',
  ]);
  const bytes = (here: number, again: number) =>
    findingsIn({
      subjects,
      sections: { '/': { 'script bytes': { here: [here], 'here again': [again], 'one bundle': [1000] } } },
    });
  expect(bytes(1300, 1320)).toEqual(['/: script bytes is 1.31 times that of one bundle, not 1.2 at most']);
  expect(bytes(1100, 1500)).toEqual([]);
});
