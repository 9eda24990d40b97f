import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Offer } from './verdict';

/** What a package offered when it was released last, as it is checked in. */
export interface Baseline extends Offer {
  readonly version: string;
}

const describedIn = 'released.json';
const ending = '.api.md';

const fileOf = (entry: string) => `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}${ending}`;

/** @param folder with a report for each entry, and `released.json` */
export async function readBaseline(folder: string): Promise<Baseline> {
  const { version, entries }: Pick<Baseline, 'version' | 'entries'> = JSON.parse(
    await readFile(path.join(folder, describedIn), 'utf8'),
  );
  const reports = new Map<string, string>();
  for (const entry of entries) {
    const report = await readFile(path.join(folder, fileOf(entry)), 'utf8').catch(() => null);
    // Styles and fonts have none.
    if (report !== null) reports.set(entry, report);
  }
  return { version, entries, reports };
}

export async function writeBaseline(folder: string, { version, entries, reports }: Baseline): Promise<void> {
  await mkdir(folder, { recursive: true });
  const kept = new Set([...reports.keys()].map(fileOf));
  for (const file of await readdir(folder))
    if (file.endsWith(ending) && !kept.has(file)) await rm(path.join(folder, file));
  for (const [entry, report] of reports) await writeFile(path.join(folder, fileOf(entry)), report);
  await writeFile(path.join(folder, describedIn), `${JSON.stringify({ version, entries }, null, 2)}\n`);
}
