import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '@site/delivery/repository';

const { options } = createRequire(__filename)(inRoot('.dependency-cruiser.cjs'));
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

test('the import rules cover every source file', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: inRoot(), encoding: 'utf8' })
    .trim()
    .split('\n')
    // Declarations of released versions of shared, templates and configuration at the root are no sources of a room.
    .filter((file) => file.includes('/') && !/^(shared\/api|tools\/templates)\/|^\./.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const excluded = new RegExp(options.exclude.path);
  const rooms = scripts.imports
    .split('.cjs ')[1]
    .split(' ')
    .map((name: string) => name.replace('*', ''));
  expect(files.filter((file) => excluded.test(file))).toEqual([]);
  expect(files.filter((file) => !rooms.some((room: string) => file.startsWith(room)))).toEqual([]);
});
