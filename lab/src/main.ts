import { runCommand, stopOnSignal } from '@site/delivery/cli';
import { circumstances, documentOf, keep } from './document';
import { helpOf, type Measurement, readOptions } from './measurement';

/** Each is loaded only when it is called: together they bring a browser, a builder and a database. */
const measurements: Readonly<
  Record<string, readonly [summary: string, load: () => Promise<{ default: Measurement }>]>
> = {
  pages: ['speed and weight of the pages, beside what they are compared with', () => import('./pages/pages')],
  taps: ['how long a tap takes on a page that nobody has touched', () => import('./taps/taps')],
  server: ['answers a second and processor time of an answer, beside nginx', () => import('./server/server')],
  releases: ['how long a deployment, a rollback and a promotion take', () => import('./releases')],
  catalogue: ['what a hundred times as many products cost', () => import('./catalogue')],
  benchmark: ['what the seams between 1 to 20 remotes cost', () => import('./benchmark/benchmark')],
  mail: ['messages delivered, twice, and lost while mail server and servers fail', () => import('./mail')],
  mistakes: ['which planted mistakes npm run check finds', () => import('./mistakes')],
  mutants: ['little mistakes in the code that the unit tests let through', () => import('./mutants')],
  guard: ['how often a harmless canary is taken back, and how soon one that fails', () => import('./guard/guard')],
};

const help = `npm run lab -- MEASUREMENT [options]

Measures, prints tables in Markdown, and keeps nothing unless told to. Nothing else should run meanwhile.

${Object.entries(measurements)
  .map(([name, [summary]]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

MEASUREMENT --help tells its options.`;

await runCommand(async () => {
  const [name = '--help', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log(help);
    return;
  }
  const [, load] = measurements[name] ?? [];
  if (!load) throw new Error(`There is no "${name}", but ${Object.keys(measurements).join(', ')}`);
  const { default: measurement } = await load();
  const values = readOptions(measurement.options, args);
  if (values.help) {
    console.log(helpOf(name, measurement));
    return;
  }
  // Servers end with the process that started them.
  stopOnSignal(async () => {});
  const made = circumstances(['npm run lab --', name, ...args.filter((arg) => arg !== '--write')].join(' '));
  // The document alone goes to the standard output.
  const report = await measurement.run(values, console.error);
  const document = documentOf(report, made);
  console.log(document);
  if (values.write) console.error(`Written: ${await keep(name, document)}`);
  const { findings = [] } = report;
  if (findings.length > 0) throw new Error(`Not everything is within its budget:\n  ${findings.join('\n  ')}`);
});
