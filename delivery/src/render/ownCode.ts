import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installed } from '../repository';
import { inlineScript } from './inlineScript';

export const templateDigest: string = digestOfCode('render');

export const publisherDigest: string = digestOfCode('render', 'publish');

function digestOfCode(...folders: readonly string[]): string {
  // Every page contains these scripts of other folders.
  const hash = createHash('sha256').update(inlineScript());
  for (const part of folders) {
    const folder = installed('delivery', 'src', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts')))
      hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}
