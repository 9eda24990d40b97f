import { command, UsageError } from './commands/command';
import { inRoot, root } from './paths';
import { ratioFindings } from './perf/budgets';
import { measureScores } from './perf/measure/lighthouse';
import { measureSubjects } from './perf/measureSubjects';
import { perfHelp, perfOptions, readPerfOptions } from './perf/options';
import { interactionRows, legend, pageRows } from './perf/report/rows';
import { writeReport } from './perf/report/writeReport';
import type { Results } from './perf/results';
import { commitHere } from './perf/sites/commit';
import { startSubjects } from './perf/sites/subjects';
import { stopOnSignal } from './stopOnSignal';
import { figureTable } from './textTable';

await command(perfHelp, perfOptions, async (values, rest) => {
  if (rest.length > 0) throw new UsageError(`What is "${rest.join(' ')}"? --help says what there is`);
  const { against, pages, runs, baselines } = readPerfOptions(values);
  // Servers end with the process that started them.
  stopOnSignal(async () => {});
  const date = new Date().toISOString();
  const log = (line: string) => console.log(line);
  const subjects = await startSubjects({ pages, against, baselines, log });
  const findings: string[] = [];
  try {
    const results: Results = {
      date,
      commit: commitHere(root),
      runs,
      subjects: subjects.all.map(({ name }) => name),
      ...(await measureSubjects({ subjects: subjects.all, pages, runs, log })),
    };
    for (const page of pages) console.log(`\n${page}\n${figureTable(pageRows(results, page))}`);
    console.log(`\nFirst interactions\n${figureTable(interactionRows(results))}\n\n${legend}`);
    console.log(`\nWritten: ${await writeReport(inRoot('var/perf'), results)}`);
    findings.push(...ratioFindings(results));
    for (const page of values.quick ? [] : pages) {
      const scores = Object.entries(await measureScores(`${subjects.all[0]?.url}${page}`));
      console.log(`${page}: ${scores.map(([name, points]) => `${name} ${points}`).join(', ')}`);
      for (const [name, points] of scores) if (points < 100) findings.push(`${page}: ${name} ${points}, not 100`);
    }
  } finally {
    await subjects.stop();
  }
  if (findings.length > 0) throw new Error(`Not everything is within its budget:\n  ${findings.join('\n  ')}`);
});
