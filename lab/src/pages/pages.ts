import { listed, measurement, pagesIn } from '../measurement';
import { builtCommits } from '../sites/checkOut';
import { budgetFindings } from './budgets';
import { lighthouse } from './lighthouse';
import { measureSubjects } from './measureSubjects';
import { legend, resultBlocks } from './results';
import { baselines, withSubjects } from './subjects';

export default measurement({
  about: `Measures the site of this checkout page by page, in turn with: the same site again (the difference is the noise),
the same HTML without scripts, one bundle of the same source, and the same source with the defaults of Module
Federation. Fails where a budget is exceeded.

About 15 s for each page, round and site. Lighthouse, and the Node that it needs, are fetched where they are missing.`,
  options: {
    against: { default: '', help: 'also an earlier commit' },
    pages: { default: '/,/produtos,/produtos/PQS-ABC-6KG', help: 'separated by commas, or all' },
    runs: { default: 3, help: 'rounds; medians are shown' },
    baselines: { default: baselines.join(), help: 'some of these, or none' },
  },
  async run({ against, runs, ...given }, log) {
    const pages = pagesIn(given.pages);
    const plan = { pages, baselines: listed(given.baselines, baselines), log };
    const { version, measureLoad, measureScores } = await lighthouse(log);
    const others = await builtCommits(against, log);
    return withSubjects({ ...plan, others }, async (subjects) => {
      const results = await measureSubjects(subjects, { pages, runs, measureLoad, log });
      const blocks = [legend(runs), ...resultBlocks(results)];
      const findings = budgetFindings(results);
      for (const page of pages) {
        log(`Lighthouse scores: ${page}`);
        const scores = Object.entries(await measureScores(`${subjects[0].url}${page}`));
        blocks.push(`${page}: ${scores.map((score) => score.join(' ')).join(', ')}`);
        const low = scores.filter(([, score]) => score < 100);
        findings.push(...low.map(([name, score]) => `${page}: ${name} ${score}, not 100`));
      }
      return { title: 'Speed of the pages', instrument: version, blocks, findings };
    });
  },
});
