import { sampleLoad } from '../testing/samples';
import { again, countBlocks, type Measured } from './tables';

const sample = (lcp: number) => sampleLoad({ lcp }, { bytes: 102_400 });

const measured = (remotes: number): Measured => ({
  remotes,
  buildSeconds: { 'one bundle': 9, 'stock federation': 4, 'as it is': 3.25 },
  samples: {
    'as it is': [sample(1000)],
    [again]: [sample(1100)],
    'one bundle': [sample(1000)],
    'stock federation': [sample(4200)],
  },
  recovery: {
    'stock federation': [{ ownPart: null, firstPart: 900 }],
    'as it is': [{ ownPart: 1200, firstPart: 400 }],
  },
});

const lines = countBlocks(measured(20)).join('\n').split('\n');
const cells = (label: string) =>
  lines
    .find((line) => line.startsWith(`| ${label} `))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

test('the heading says how many remotes', () => {
  expect([1, 20].map((remotes) => countBlocks(measured(remotes))[0])).toEqual(['## 1 remote', '## 20 remotes']);
});

test('a difference beyond the noise is a factor, one within it is none', () => {
  expect(cells('LCP')).toEqual(['1,000 ms (same)', '4,200 ms (0.25×)', '1,050 ms', '±100 ms']);
  expect(cells('bytes')).toEqual(['100.0 KB (same)', '100.0 KB (same)', '100.0 KB', '±0.0 KB']);
});

test('a part that never answers says so, and one bundle has no remote that could die', () => {
  expect(cells('dead remote: its own part')).toEqual(['–', 'never', '1,200 ms', '']);
  expect(cells('dead remote: first section')).toEqual(['–', '900 ms', '400 ms', '']);
  expect(cells('build one remote')).toEqual(['9.0 s', '4.0 s', '3.3 s', '']);
});
