import { firstStep, stepTowards } from './gradualList';

const all = Array.from({ length: 1000 }, (_, index) => index);
const even = all.filter((item) => item % 2 === 0);
const odd = all.filter((item) => item % 2 === 1);

function steps(from: readonly number[], to: readonly number[]) {
  const seen = [from];
  for (let current = from; current !== to; seen.push(current)) {
    if (seen.length > 100) throw new Error('It never arrives.');
    current = stepTowards(all, current, to);
  }
  return seen;
}

const changes = (a: readonly number[], b: readonly number[]) =>
  a.filter((item) => !b.includes(item)).length + b.filter((item) => !a.includes(item)).length;

test.each([
  [all, even],
  [even, odd],
  [[], all],
  [all, []],
  [even, even.slice(0, 150)],
])('arrives at the wanted list by small steps, in the order of the catalogue (%#)', (from, to) => {
  const seen = steps(from, to);
  expect(seen.at(-1)).toBe(to);
  for (const [index, list] of seen.entries()) {
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(changes(list, seen[index - 1] ?? list)).toBeLessThanOrEqual(150);
  }
});

test('a change begins with a screenful of what is wanted, beside what is there', () => {
  const first = firstStep(all, even, odd);
  expect(first).toEqual([...even, ...odd.slice(0, 48)].sort((a, b) => a - b));
});
