import { runCommand, stopOnSignal } from '@site/delivery/cli';
import { conditionsOf, documentOf, save } from './document';
import { helpOf, type Measurement, readOptions } from './measurement';

/** Loaded on demand: together they load a browser and a builder. */
const measurements: Readonly<
  Record<string, readonly [summary: string, load: () => Promise<{ default: Measurement }>]>
> = {
  pages: ['speed and weight of the pages, compared with other builds of them', () => import('./pages/pages')],
  taps: ['time from a tap to its result on an untouched page', () => import('./taps/taps')],
  guard: ['how often a healthy canary is rolled back, and how soon a failing one', () => import('./guard/guard')],
};

const help = `npm run lab -- MEASUREMENT [options]

Measures and prints tables in Markdown; --write saves them. Nothing else should run meanwhile.

${Object.entries(measurements)
  .map(([name, [summary]]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

MEASUREMENT --help lists its options.`;

await runCommand(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log(help);
    return;
  }
  const [, load] = measurements[name] ?? [];
  if (!load) throw new Error(`Unknown measurement "${name}"; there are ${Object.keys(measurements).join(', ')}`);
  const { default: measurement } = await load();
  const values = readOptions(measurement.options, args);
  if (values.help) {
    console.log(helpOf(name, measurement));
    return;
  }
  // Without a handler a signal would leave the servers running.
  stopOnSignal(async () => {});
  const conditions = conditionsOf(['npm run lab --', name, ...args.filter((arg) => arg !== '--write')].join(' '));
  // The standard output holds the document alone.
  const report = await measurement.run(values, console.error);
  const document = documentOf(report, conditions);
  console.log(document);
  if (values.write) console.error(`Written: ${await save(name, document)}`);
  const { findings = [] } = report;
  if (findings.length > 0) throw new Error(`Budgets exceeded:\n  ${findings.join('\n  ')}`);
});
