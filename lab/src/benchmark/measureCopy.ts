import { runCommand } from '@site/delivery/cli';
import { lighthouse } from '../pages/lighthouse';
import { measureSubjects } from '../pages/measureSubjects';
import { sectionRows } from '../pages/results';
import { withSubjects } from '../pages/subjects';

/** What the process that measures a copy tells the one that started it. */
export type MeasuredCopy = Awaited<ReturnType<typeof measure>>;

// Run inside a copy of the repository with generated remotes, which are on its home page; its argument says how many rounds.
await runCommand(async () => {
  process.send?.(await measure(Number(process.argv[2])), () => process.exit());
});

async function measure(runs: number) {
  const plan = { pages: ['/'], runs, log: console.error };
  const { version, measureLoad } = await lighthouse(console.error);
  return withSubjects({ ...plan, baselines: ['one bundle', 'stock federation'] }, async (subjects) => {
    const results = await measureSubjects(subjects, { ...plan, measureLoad });
    return { version, rows: sectionRows(results, '/') };
  });
}
