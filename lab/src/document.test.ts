import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { conditionsOf, documentOf, save, table } from './document';

const folder = temporaryFolderPerTest();

const conditions = {
  command: 'npm run lab -- guard --runs 100',
  date: new Date('2026-11-23T02:00:00Z'),
  commit: '59b520c1',
  machine: '2 × CPU, 24 GB of memory, Node 20.20.2',
};

test('a document begins with the conditions of the measurement', () => {
  const report = { title: 'The guard', blocks: ['One.', 'Two.'], instrument: 'Lighthouse 13.5.0' };
  expect(documentOf(report, conditions)).toBe(
    [
      '# The guard',
      '`npm run lab -- guard --runs 100`\\\n2026-11-23; commit 59b520c1; 2 × CPU, 24 GB of memory, Node 20.20.2; Lighthouse 13.5.0',
      'One.',
      'Two.\n',
    ].join('\n\n'),
  );
});

test('a saved document replaces the one of the run before', async () => {
  for (const text of ['first', 'second']) await save('guard', text, path.join(folder(), 'measurements'));
  expect(await readFile(path.join(folder(), 'measurements/guard.md'), 'utf8')).toBe('second');
});

test('the conditions name the machine', () => {
  expect(conditionsOf('npm run lab').machine).toMatch(/^\d+ × .+, \d+ GB of memory, Node \d+\.\d+\.\d+$/);
});

test('a table is aligned for Markdown and terminals', () => {
  expect(
    table([
      ['', 'here', 'noise'],
      ['LCP', '1,050 ms', '±2 ms'],
    ]),
  ).toBe('|     |     here | noise |\n| --- | -------: | ----: |\n| LCP | 1,050 ms | ±2 ms |');
});
