import { lettering, letteringOnCircle } from './lettering';

const ink = { size: 10, fill: '#000' };

/** Finds the x positions where the letters of an outline begin, in units of the letterforms. */
const pens = (markup: string) => [...markup.matchAll(/M(-?\d+) 0/g)].map(([, x]) => Number(x));

test('lettering centres a line on the origin', () => {
  const [first = 0, second = 0] = pens(lettering('AA', ink));
  expect(first).toBeLessThan(0);
  expect(second).toBe(0);
});

test('lettering spaces the letters out to a given width', () => {
  const markup = lettering('AA', { ...ink, width: 30 });
  const [first = 0, second = 0] = pens(markup);
  const advance = 361;
  expect(first).toBe(-750);
  expect(second + advance).toBe(750);
  expect(markup).toContain('scale(.02)');
});

test('lettering with stretch widens the letters and keeps their distance', () => {
  const markup = lettering('AA', { ...ink, width: 28.88, stretch: true });
  expect(pens(markup)).toEqual([-361, 0]);
  expect(markup).toContain('scale(.04 .02)');
});

test('letteringOnCircle begins at the lowest point and continues clockwise', () => {
  const markup = letteringOnCircle('AAA', 10, 40, ink);
  const degrees = [...markup.matchAll(/rotate\(([\d.]+)\)/g)].map(([, value]) => Number(value));
  expect(degrees).toHaveLength(3);
  expect(degrees[0]).toBeGreaterThan(180);
  expect(degrees).toEqual([...degrees].sort((a, b) => a - b));
});

test('lettering throws for a letter without a letterform', () => {
  expect(() => lettering('Ж', ink)).toThrow('There is no bold letterform for "Ж"');
});
