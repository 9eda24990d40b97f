import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { parse } from 'node-html-parser';
import { sampleLoad, sampleResults } from '../testing/samplePerf';
import { interactionRows, pageRows } from './rows';
import { writeReport } from './writeReport';

const folder = temporaryFolderPerTest();

const shell = { owner: 'shell main.js', start: 900, duration: 120 };
const own = sampleLoad({ lcp: 1000, work: 900, script: 400, other: 500, longTasks: [shell] }, { bytes: 2048 });
const results = sampleResults(
  '/produtos',
  {
    here: [own],
    'here again': [{ ...own, load: { ...own.load, lcp: 1100 } }],
    a35b66cb: [sampleLoad({ lcp: 2100, work: 1800, script: 1800 }, { bytes: 2048 })],
  },
  { filter: { here: [96], 'here again': [104], a35b66cb: [null] } },
);

test('a row has the site’s own figure, its noise, and each other site with the factor between them', () => {
  const rows = pageRows(results, '/produtos');
  expect(rows[0]).toEqual(['', 'here', 'noise', 'a35b66cb']);
  expect(rows.find(([name]) => name === 'LCP')).toEqual(['LCP', '1,050 ms', '±100 ms', '2,100 ms (0.50×)']);
  expect(rows.find(([name]) => name === 'bytes')).toEqual(['bytes', '2.0 KB', '±0.0 KB', '2.0 KB (same)']);
});

test('of what another site does not have at all, there is no factor', () => {
  const without = sampleResults('/', { here: [own], 'here again': [own], 'no scripts': [sampleLoad()] });
  expect(pageRows(without, '/').find(([name]) => name === 'script')).toEqual(['script', '400 ms', '±0 ms', '0 ms']);
});

test('what could not be measured is left open', () => {
  expect(interactionRows(results)[1]).toEqual(['filter', '100 ms', '±8 ms', '–']);
});

test('the page needs nothing but itself, and shows every site in every chart', async () => {
  const file = await writeReport(folder(), results);
  const html = parse(await readFile(file, 'utf8'));
  expect(html.querySelectorAll('script, link, img')).toEqual([]);
  const charts = html.querySelectorAll('svg[role="img"]');
  expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'Work of the main thread on /produtos',
    'LCP of /produtos',
    'Bytes of /produtos',
    'Interaction to next paint: filter',
  ]);
  const bars = charts[0]?.querySelectorAll('rect').map((bar) => Number(bar.getAttribute('width'))) ?? [];
  // Five kinds of work for each of three sites; the slow one's scripts take twice as long as all that the site here does.
  expect(bars).toHaveLength(15);
  expect(bars[10]).toBeCloseTo(2 * ((bars[0] ?? 0) + (bars[4] ?? 0)));
  expect(html.text).toContain('shell main.js');
  expect(JSON.parse(await readFile(path.join(folder(), 'results.json'), 'utf8'))).toEqual(results);
});
