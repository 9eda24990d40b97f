import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { command, stopOnSignal, UsageError } from '@site/delivery/cli';
import { inRoot, replaceFile, root } from '@site/delivery/repository';
import { benchmarkDocument, type Measured } from './benchmark/document';
import { sections } from './benchmark/generate';
import { measureCount } from './benchmark/measureCount';
import { commitHere } from './sites/commit';

const help = `npm run benchmark [-- --only 4] [--runs 3]

Measures what the seams between remotes cost: one page as one bundle, with the defaults of Module Federation, and as
this site does it, with 1, 4, 10 and 20 generated remotes. Writes docs/benchmark.md out of the raw runs in
docs/benchmark, which it keeps. About 20 minutes on two processors, with nothing else running.

  --only NUMBERS   of remotes, separated by commas; the others stay as they were measured last
  --runs N         rounds; medians are shown (default: 3)
  --reuse          measures again what was built last
  --help           this text`;

const raw = inRoot('docs/benchmark');

const options = { only: { type: 'string' }, runs: { type: 'string' }, reuse: { type: 'boolean' } } as const;

await command(help, options, async (values) => {
  const { only = '1,4,10,20', runs = '3' } = values;
  const counts = only.split(',').map((text) => wholeNumber(text, sections));
  // Servers end with the process that started them.
  stopOnSignal(async () => {});
  const how = {
    // Before what this writes differs from it.
    commit: commitHere(root),
    runs: wholeNumber(runs, 100),
    reuse: values.reuse ?? false,
    log: console.log,
  };
  await mkdir(raw, { recursive: true });
  for (const count of counts) {
    const measured = await measureCount(count, how);
    await replaceFile(path.join(raw, `${count}.json`), `${JSON.stringify(measured)}\n`);
    await replaceFile(inRoot('docs/benchmark.md'), benchmarkDocument(await allMeasured()));
  }
  console.log('Written: docs/benchmark.md');
});

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new UsageError(`"${text}" is no number from 1 to ${most}`);
  }
  return number;
}

async function allMeasured(): Promise<Measured[]> {
  const files = (await readdir(raw)).filter((file) => file.endsWith('.json'));
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(path.join(raw, file), 'utf8'))));
}
