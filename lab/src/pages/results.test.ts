import { rowOf } from './results';

const subjects = ['here', 'here again', 'before', 'unmeasured'];
const own = { here: [100, 104, 102], 'here again': [103, 100, 102] };

test('a figure of the site here is the median of all its measurements, with the noise between them', () => {
  expect(rowOf(subjects, { ...own, before: [200, 210, 220], unmeasured: [] })).toEqual({
    here: 102,
    noise: 4,
    others: { before: { value: 210, ratio: 102 / 210, differs: true } },
  });
});

test('what differs by less than the same thing does from itself, does not differ', () => {
  expect(rowOf(subjects, { ...own, before: [105] }).others.before).toMatchObject({ value: 105, differs: false });
});
