import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@site/delivery/files';
import type { Offer } from './offer';

/** Exports as last released, relative to `shared`. */
export const reportFile = 'api.md';

export async function reportOf({ version, exports, declarations }: Offer): Promise<string> {
  const block = (title: string, kind: string, text: string) =>
    `## ${title}\n\n\`\`\`${kind}\n${text.trimEnd()}\n\`\`\`\n`;
  const files = (await filesBelow(declarations)).filter((file) => file.endsWith('.d.ts')).sort();
  const blocks = files.map(async (file) => block(file, 'ts', await readFile(path.join(declarations, file), 'utf8')));
  return [
    `# Exports of @site/shared ${version}\n\nWritten by \`npm run shared-api -w tools -- --accept\`.\n`,
    block('Entries', 'json', JSON.stringify(exports, null, 2)),
    ...(await Promise.all(blocks)),
  ].join('\n');
}

/** @throws Error for another text than `reportOf` writes */
export function releasedVersion(report: string): string {
  const [, version] = /^# Exports of @site\/shared (\S+)$/m.exec(report) ?? [];
  if (!version) throw new Error(`shared/${reportFile} names no version`);
  return version;
}

/** @param folder for the declarations */
export async function offerIn(report: string, folder: string): Promise<Offer> {
  const blocks = [...report.matchAll(/^## (\S+)\n\n```\w+\n(.*?\n)```$/gms)];
  const [[, , exports = '{}'] = [], ...declarations] = blocks;
  for (const [, file = '', text = ''] of declarations) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return { version: releasedVersion(report), exports: JSON.parse(exports), declarations: folder };
}
