import { measurement } from '../measurement';
import { budgetFindings } from './budgets';
import { interactions } from './interactions';
import { lighthouse } from './lighthouse';
import { measureSubjects } from './measureSubjects';
import { planOptions, readPlan } from './plan';
import type { Results } from './results';
import { startSubjects } from './subjects';
import { resultBlocks } from './tables';

export const pages = measurement({
  about: `Measures the site as the sources here make it, page by page, in turn with what it is compared with: the same site
again (what those two differ by is noise), the same HTML without scripts, one bundle of the same source, and the same
source with the defaults of Module Federation. Fails where a budget is exceeded.

About 15 s for each page, round and site. Lighthouse, and the Node that it needs, are fetched where they are missing.`,
  options: {
    ...planOptions,
    lighthouse: { default: '13', help: 'version of it (default: 13; figures before 2026-11-23 are by 12.8)' },
  },
  async run(values, log) {
    const { against, pages, runs, baselines } = readPlan(values);
    const { version, measureLoad, measureScores } = await lighthouse(values.lighthouse, log);
    const subjects = await startSubjects({ pages, interactions, against, baselines, log });
    try {
      const results: Results = {
        subjects: subjects.all.map(({ name }) => name),
        ...(await measureSubjects({ subjects: subjects.all, pages, interactions, runs, measureLoad, log })),
      };
      const scores: Record<string, number> = {};
      for (const page of values.quick ? [] : pages) {
        for (const [name, points] of Object.entries(await measureScores(`${subjects.all[0]?.url}${page}`))) {
          scores[`${page}: ${name}`] = points;
        }
      }
      return {
        title: 'Speed of the pages',
        instrument: version,
        blocks: resultBlocks(results, scores, runs),
        findings: budgetFindings(results, scores),
      };
    } finally {
      await subjects.stop();
    }
  },
});
