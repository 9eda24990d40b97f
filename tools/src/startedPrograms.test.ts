import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

/** Windows has no `sh`, and starts npm only as `@site/delivery/program` does. */
const direct = /\b(?:spawn|execFile)(?:Sync)?\)?\(\s*'(?:npm|npx|sh)(?:\.cmd)?'/;

test('outside tests, programs start in a way that Windows knows', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs'], { cwd: inRoot(), encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.ts$|\/(?:testing|integration)\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => direct.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});
