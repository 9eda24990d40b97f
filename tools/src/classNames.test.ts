import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

const importOfStyles = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that a component names but its style sheet lacks; each would become the class `undefined`. */
function missingClasses(file: string): string[] {
  const code = readFileSync(inRoot(file), 'utf8');
  return [...code.matchAll(importOfStyles)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(inRoot(path.join(path.dirname(file), sheet)), 'utf8');
    const known = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, own]) => own));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own]) => own);
    return used.filter((own) => !known.has(own)).map((own) => `${file}: ${name}.${own}`);
  });
}

test('every class that a component names exists in its style sheet', () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':(glob)*/src/**/*.ts*'];
  const { stdout } = spawnSync('git', listed, { cwd: inRoot(), encoding: 'utf8' });
  const files = stdout
    .split('\0')
    .filter((file) => /^(shared|shell|mfe-[a-z-]+)\//.test(file) && existsSync(inRoot(file)));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingClasses)).toEqual([]);
});
