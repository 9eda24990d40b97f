import { startChromium } from '@site/tools/chromium';
import { weigh } from '@site/tools/weights/weigh';
import { type Log, measurement, pagesIn, wholeNumber } from '../measurement';
import { type Subject, withSubjects } from '../sites/subjects';
import { lighthouse } from './lighthouse';
import { findingsIn, type Results, resultBlocks } from './results';

export default measurement({
  help: `npm run lab -- pages [options]

Measures the site of this checkout page by page, in turn with the same site again (the difference is the noise) and
with one bundle of the same source. Fails where a budget is exceeded. About 20 s for each page, round and site.
Lighthouse, and the Node that it needs, are fetched where they are missing.

  --pages PATHS     separated by commas, or all (default: home, catalogue, one product)
  --runs N          rounds; medians are shown (default: 3)
  --against COMMIT  also an earlier commit`,
  options: { pages: '/,/produtos,/produtos/PQS-ABC-6KG', runs: '3', against: '' },
  async run({ against, ...given }, log) {
    const pages = pagesIn(given.pages);
    const runs = wholeNumber(given.runs);
    const { version, measureLoad } = await lighthouse(log);
    return withSubjects({ pages, against, log }, async ([here, ...others]) => {
      const subjects = [here, { ...here, name: 'here again' }, ...others];
      const results = await measureSubjects(subjects, { pages, runs, measureLoad, log });
      const blocks = [`${version}. ${legend(runs)}`, ...resultBlocks(results)];
      return { title: 'Speed of the pages', blocks, findings: findingsIn(results) };
    });
  },
});

const legend = (runs: number) =>
  `Medians of ${runs} rounds; times with Lighthouse’s mobile preset (slow 4G, 4x CPU). In brackets: the ratio of the site here to that \
figure; *same* where the difference is within the noise, the largest difference between two measurements of the site here in one round.`;

interface Options {
  readonly pages: readonly string[];
  readonly runs: number;
  readonly measureLoad: (url: string) => Promise<Readonly<Record<string, number>>>;
  readonly log: Log;
}

/** Measures all sites in turn, since the machine's load changes. Two measurements of the site here give the noise. */
export async function measureSubjects(
  subjects: readonly Subject[],
  { pages, runs, measureLoad, log }: Options,
): Promise<Results> {
  const sections: Record<string, Record<string, Record<string, number[]>>> = {};
  const shown = new Map<string, number>();
  const browser = await startChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const page of pages) {
        sections[page] ??= {};
        const section = sections[page];
        for (const { name, url } of subjects) {
          log(`round ${round} of ${runs}: ${page}, ${name}`);
          const { bytes, scriptBytes, requests, blocking, textLength } = await weigh(browser, `${url}${page}`);
          checkShown(name, page, textLength, shown.get(page));
          shown.set(page, shown.get(page) ?? textLength);
          const weight = { bytes, 'script bytes': scriptBytes, requests, 'blocking files': blocking.length };
          const figures = { ...(await measureLoad(`${url}${page}`)), ...weight };
          for (const [figure, value] of Object.entries(figures)) {
            section[figure] = { ...section[figure], [name]: [...(section[figure]?.[name] ?? []), value] };
          }
        }
      }
    }
  } finally {
    await browser.close();
  }
  return { subjects: subjects.map(({ name }) => name), sections };
}

/** A page that fails loads fast: a site must show half of the expected text. @throws Error */
function checkShown(name: string, page: string, textLength: number, expected = textLength): void {
  if (textLength > 0 && textLength >= expected / 2) return;
  throw new Error(`${name} does not show ${page}: ${textLength} characters of text instead of ${expected}`);
}
