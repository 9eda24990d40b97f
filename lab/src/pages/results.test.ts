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

test('a difference within the noise of one round is none; without a second measurement there is no noise', () => {
  const noisy = { here: [100, 110, 90], 'here again': [104, 103, 91] };
  const { noise, others } = rowOf(subjects, { ...noisy, before: [108], unmeasured: [110] });
  expect([noise, others.before?.differs, others.unmeasured?.differs]).toEqual([7, false, true]);
  expect(rowOf(subjects, { here: [100] }).noise).toBe(0);
});

test('nothing against nothing is the same', () => {
  const { others } = rowOf(subjects, { here: [0], 'here again': [0], before: [0] });
  expect(others.before).toEqual({ value: 0, ratio: 1, differs: false });
  expect(rowOf(subjects, { here: [4], before: [0] }).others.before?.ratio).toBe(Number.POSITIVE_INFINITY);
});
