import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@site/delivery/cli';
import { inRoot, type SiteFolder } from '@site/delivery/repository';
import { startChromium } from 'tools/startChromium';
import type { Log } from '../measurement';
import { format } from '../pages/figures';
import { lighthouse } from '../pages/lighthouse';
import { measureSubjects } from '../pages/measureSubjects';
import { type Subject, startSubjects } from '../pages/subjects';
import { pageRows } from '../pages/tables';
import { publishHere } from '../sites/publishHere';
import { stockEntry } from '../sites/stockFederation';
import { median } from '../statistics';
import { remoteName } from './generate';
import { measureRecovery, type Recovery } from './recovery';

export interface Order {
  readonly remotes: number;
  readonly runs: number;
}

export interface MeasuredCopy {
  /** Of the instrument. */
  readonly version: string;
  /** Of a table, its heading first. */
  readonly rows: readonly (readonly string[])[];
}

const log: Log = (line) => console.error(line);

// Run inside a copy of the repository with generated remotes.
process.once('message', (order: Order) =>
  runCommand(async () => {
    const measured = await measure(order);
    process.send?.(measured, () => process.exit());
  }),
);

async function measure({ remotes, runs }: Order): Promise<MeasuredCopy> {
  const last = remoteName(remotes - 1);
  await publishHere(log);
  // A second release, so that the first one can stand in for it.
  const parts = inRoot(last, 'src/exposes/Parts.tsx');
  await writeFile(parts, (await readFile(parts, 'utf8')).replace('<>', '<><p>Agora.</p>'));
  const { version, measureLoad } = await lighthouse('13', log);
  const pages = ['/'];
  const baselines = ['one bundle', 'stock'] as const;
  const { all, here, stop } = await startSubjects({ pages, interactions: [], against: '', baselines, log });
  try {
    const measured = await measureSubjects({ subjects: all, pages, interactions: [], runs, measureLoad, log });
    const rows = pageRows({ subjects: all.map(({ name }) => name), ...measured }, '/');
    const entries = { here: await liveEntry(here, last), 'stock federation': stockEntry(last) };
    return { version, rows: [...rows, ...(await recoveryRows(all, entries, remotes - 1, runs))] };
  } finally {
    await stop();
  }
}

/** Path of the entry of a remote's live release, as pages name it. */
async function liveEntry(site: SiteFolder, name: string): Promise<string> {
  const html = await readFile(path.join(site.public, 'index.html'), 'utf8');
  const [, entry] = new RegExp(`"(/${name}/[^"/]+/remoteEntry\\.js)"`).exec(html) ?? [];
  if (!entry) throw new Error(`The page does not name ${name}`);
  return entry;
}

/**
 * What becomes of a page whose remote is dead; one bundle has none.
 *
 * @param entries path of the entry that dies, by name of the site
 * @param section number of one that this remote brings
 */
async function recoveryRows(
  subjects: readonly Subject[],
  entries: Readonly<Record<string, string>>,
  section: number,
  runs: number,
): Promise<string[][]> {
  const found: Record<string, Recovery[]> = {};
  const browser = await startChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const { name, url } of subjects) {
        const entry = entries[name];
        if (!entry) continue;
        log(`round ${round} of ${runs}: a dead remote, ${name}`);
        found[name] = [...(found[name] ?? []), await measureRecovery(browser, `${url}/`, entry, section)];
      }
    }
  } finally {
    await browser.close();
  }
  const row = (label: string, part: keyof Recovery) => [
    label,
    ...['here', 'noise', 'one bundle', 'stock federation'].map((name) => timeOf(found[name]?.map((it) => it[part]))),
  ];
  return [row('dead remote: its own part', 'ownPart'), row('dead remote: first section', 'firstPart')];
}

/** Median; empty where nothing was measured. */
function timeOf(times: readonly (number | null)[] = []): string {
  const answered = times.filter((time) => time !== null);
  if (answered.length < times.length) return 'never';
  return times.length === 0 ? '' : format(median(answered), 'ms');
}
