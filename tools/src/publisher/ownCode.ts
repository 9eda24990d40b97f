import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeFirstPaint } from '@site/shared/contracts';
import { installed } from '../paths';
import { startScript } from './startScript';

/** Digest of the code that makes documents out of rendered pages: another one makes other pages. */
export const templateDigest: string = digestOfCode([
  'document.ts',
  'escapeHtml.ts',
  'pages.ts',
  'siteIcons.ts',
  'startScript.ts',
  'styleElements.ts',
  'styleTexts.ts',
]);

/** Digest of the code that makes a site: another one may make other files than its pages. */
export const publisherDigest: string = digestOfCode([
  ...readdirSync(installed('tools', 'src/publisher'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort(),
  '../headers.ts',
]);

function digestOfCode(files: readonly string[]): string {
  // Stand in every page, and come from elsewhere.
  const hash = createHash('sha256').update(`${beforeFirstPaint}\n${startScript}\n`);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(installed('tools', 'src/publisher', file)));
  return hash.digest('hex');
}
