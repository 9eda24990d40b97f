import { pageBudgets, weightFindings } from './budgets';
import type { Weight } from './weigh';

const weightOf = (figures: Partial<Weight>): Weight => ({
  requests: 0,
  bytes: 0,
  scriptBytes: 0,
  styleBytes: 0,
  imageBytes: 0,
  fontBytes: 0,
  blocking: [],
  textLength: 0,
  ...figures,
});

test('a page within its budget has no findings; each exceeded figure is a finding', () => {
  const { blocking, ...most } = pageBudgets['/'] ?? { blocking: 0, bytes: 0, scriptBytes: 0, requests: 0 };
  const files = Array.from({ length: blocking }, (_, index) => `/shell/${index}.css`);
  const weight = weightOf({ ...most, blocking: files });
  expect(weightFindings('/', weight)).toEqual([]);
  expect(weightFindings('/', { ...weight, bytes: most.bytes + 1, blocking: [...files, '/more.css'] })).toEqual([
    `/: bytes ${most.bytes + 1}, not ${most.bytes} at most`,
    `/: blocking ${blocking + 1}, not ${blocking} at most`,
  ]);
});

test('a page without a budget is a finding', () => {
  expect(weightFindings('/novidades', weightOf({}))).toEqual(['/novidades has no budget']);
});
