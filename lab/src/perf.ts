import { command, figureTable, stopOnSignal, UsageError } from '@site/delivery/cli';
import { inRoot, root } from '@site/delivery/repository';
import { measureScores } from './measure/lighthouse';
import { measureSubjects } from './measureSubjects';
import { perfHelp, perfOptions, readPerfOptions } from './options';
import { ratioFindings } from './ratioBudgets';
import { interactionRows, legend, pageRows } from './report/rows';
import { writeReport } from './report/writeReport';
import type { Results } from './results';
import { commitHere } from './sites/commit';
import { startSubjects } from './sites/subjects';

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
