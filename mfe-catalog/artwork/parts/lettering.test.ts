import { lettering, letteringOnCircle } from './lettering';

const ink = { size: 10, fill: '#000' };

/** Where the letters of an outline begin, in units of the letterforms. */
const pens = (markup: string) => [...markup.matchAll(/M(-?\d+) 0/g)].map(([, x]) => Number(x));

test('a line is centred on the origin', () => {
  const [first = 0, second = 0] = pens(lettering('AA', ink));
  expect(first).toBeLessThan(0);
  expect(second).toBe(0);
});

test('a width sets the letters apart', () => {
  const markup = lettering('AA', { ...ink, width: 30 });
  const [first = 0, second = 0] = pens(markup);
  const advance = 361;
  expect(first).toBe(-750);
  expect(second + advance).toBe(750);
  expect(markup).toContain('scale(.02)');
});

test('stretched, the letters get wider and the distance between them does not', () => {
  const markup = lettering('AA', { ...ink, width: 28.88, stretch: true });
  expect(pens(markup)).toEqual([-361, 0]);
  expect(markup).toContain('scale(.04 .02)');
});

test('on a circle the text begins at the lowest point and goes round clockwise', () => {
  const markup = letteringOnCircle('AAA', 10, 40, ink);
  const degrees = [...markup.matchAll(/rotate\(([\d.]+)\)/g)].map(([, value]) => Number(value));
  expect(degrees).toHaveLength(3);
  expect(degrees[0]).toBeGreaterThan(180);
  expect(degrees).toEqual([...degrees].sort((a, b) => a - b));
});

test('a letter that nobody has drawn yet is an error', () => {
  expect(() => lettering('Ж', ink)).toThrow('There is no bold letterform for "Ж"');
});
