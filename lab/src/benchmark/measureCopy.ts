import { runCommand } from '@site/delivery/cli';
import { lighthouse } from '../pages/lighthouse';
import { measureSubjects } from '../pages/measureSubjects';
import { startSubjects } from '../pages/subjects';
import { sectionRows } from '../pages/tables';

/** What the process that measures a copy tells the one that started it. */
export interface MeasuredCopy {
  /** Of the instrument. */
  readonly version: string;
  /** Of a table, its heading first. */
  readonly rows: readonly (readonly string[])[];
}

// Run inside a copy of the repository with generated remotes, which are on its home page.
process.once('message', (runs: number) =>
  runCommand(async () => {
    const measured = await measure(runs);
    process.send?.(measured, () => process.exit());
  }),
);

async function measure(runs: number): Promise<MeasuredCopy> {
  const plan = { pages: ['/'], log: console.error };
  const { version, measureLoad } = await lighthouse('13', console.error);
  const { all, stop } = await startSubjects({ ...plan, others: [], baselines: ['one bundle', 'stock'] });
  try {
    const results = await measureSubjects({ ...plan, subjects: all, runs, measureLoad });
    return { version, rows: sectionRows(results, '/') };
  } finally {
    await stop();
  }
}
