import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, stopOnSignal } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import type { Measurement } from './measurement';

/** Loaded on demand: together they load a browser and a builder. */
const measurements: Readonly<Record<string, () => Promise<{ default: Measurement }>>> = {
  pages: () => import('./pages/pages'),
  taps: () => import('./taps/taps'),
  guard: () => import('./guard/guard'),
};

const help = `npm run lab -- MEASUREMENT [options]

Measures and prints tables in Markdown. Nothing else should run meanwhile.

  pages    speed and weight of the pages, compared with one bundle of the same source
  taps     time from a tap to its result on an untouched page
  guard    how often a healthy canary is rolled back, and how soon a failing one

  --help   after a measurement's name: its options`;

await runCommand(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help') return console.log(help);
  const load = measurements[name];
  if (!load) throw new Error(`Unknown measurement "${name}"; there are ${Object.keys(measurements).join(', ')}`);
  const { default: measurement } = await load();
  if (args.includes('--help')) return console.log(measurement.help);
  const options = Object.entries(measurement.options).map(
    ([option, value]) => [option, { type: 'string', default: value }] as const,
  );
  const { values } = parseArgs({ args, options: Object.fromEntries(options) });
  // Without a handler a signal would leave the servers running.
  stopOnSignal(async () => {});
  const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], {
    cwd: inRoot(),
    encoding: 'utf8',
  }).stdout.trim();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
  // The standard output holds the document alone.
  const { title, blocks, findings = [] } = await measurement.run(values, console.error);
  const command = `\`npm run lab -- ${[name, ...args].join(' ')}\``;
  const conditions = [new Date().toISOString().slice(0, 10), `commit ${commit}`, machine].join('; ');
  console.log([`# ${title}`, `${command}\\\n${conditions}`, ...blocks].join('\n\n'));
  if (findings.length > 0) throw new Error(`Budgets exceeded:\n  ${findings.join('\n  ')}`);
});
