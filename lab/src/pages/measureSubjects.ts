import { startChromium } from '@site/tools/chromium';
import { weigh } from '@site/tools/weights/weigh';
import type { Log } from '../measurement';
import type { Lighthouse } from './lighthouse';
import type { Results } from './results';
import type { Subject } from './subjects';

interface Options {
  readonly pages: readonly string[];
  readonly runs: number;
  readonly measureLoad: Lighthouse['measureLoad'];
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
export function checkShown(name: string, page: string, textLength: number, expected = textLength): void {
  if (textLength > 0 && textLength >= expected / 2) return;
  throw new Error(`${name} does not show ${page}: ${textLength} characters of text instead of ${expected}`);
}
