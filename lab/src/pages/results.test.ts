import { rowOf } from './results';

const subjects = ['here', 'here again', 'before', 'unmeasured'];
const values: Record<string, readonly number[]> = {
  here: [100, 104, 102],
  'here again': [103, 100, 102],
  before: [200, 210, 220],
  unmeasured: [],
};

test('a figure of the site here is the median of all its measurements, with the noise between them', () => {
  const row = rowOf(subjects, (name) => values[name] ?? []);
  expect(row).toEqual({
    here: 102,
    noise: 4,
    others: { before: { value: 210, ratio: 102 / 210, differs: true } },
  });
});

test('what differs by less than the same thing does from itself, does not differ', () => {
  const { others } = rowOf(['here', 'here again', 'before'], (name) =>
    name === 'before' ? [105] : (values[name] ?? []),
  );
  expect(others.before).toMatchObject({ value: 105, differs: false });
});
