import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

/** Rows of the tables in SECURITY.md. */
const rows = readFileSync(inRoot('SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| what \|/.test(line));

/** A link to a file with tests, and words of one of them. */
const proof = /^\[\w+\]\(([\w./-]+\.(?:test|spec)\.tsx?)\): '(.+)'$/;

test('SECURITY.md makes claims only in its tables', () => {
  const text = readFileSync(inRoot('SECURITY.md'), 'utf8').replace(/```mermaid[\s\S]*?```/g, '');
  const sections = text.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    const others = section
      .split('\n')
      .slice(1)
      .filter((line) => line !== '' && !line.startsWith('|'));
    expect(others).toEqual([]);
  }
});

test.each(rows)('the row names an existing test: %s', (row) => {
  const cells = row
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim());
  const [, file = '', words = ''] = proof.exec(cells.at(-1) ?? '') ?? [];
  expect(file).not.toBe('');
  expect(existsSync(inRoot(file))).toBe(true);
  // The words stand in the source of the test, in any kind of quotes.
  expect(readFileSync(inRoot(file), 'utf8')).toContain(words);
});
