import { measurement } from '../measurement';
import { buildCommit } from '../sites/checkOut';
import { budgetFindings } from './budgets';
import { lighthouse } from './lighthouse';
import { measureSubjects } from './measureSubjects';
import { planOptions, readPlan } from './plan';
import { startSubjects } from './subjects';
import { legend, resultBlocks } from './tables';

export default measurement({
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
    const others = against ? [await buildCommit(against, log)] : [];
    const { all, stop } = await startSubjects({ pages, others, baselines, log });
    try {
      const results = await measureSubjects({ subjects: all, pages, runs, measureLoad, log });
      const blocks = [legend(runs), ...resultBlocks(results)];
      const findings = budgetFindings(results);
      for (const page of values.quick ? [] : pages) {
        log(`Lighthouse’s points: ${page}`);
        const scores = Object.entries(await measureScores(`${all[0]?.url}${page}`));
        blocks.push(`${page}: ${scores.map((score) => score.join(' ')).join(', ')}`);
        const low = scores.filter(([, score]) => score < 100);
        findings.push(...low.map(([name, score]) => `${page}: ${name} ${score}, not 100`));
      }
      return { title: 'Speed of the pages', instrument: version, blocks, findings };
    } finally {
      await stop();
    }
  },
});
