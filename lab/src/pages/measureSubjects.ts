import type { Browser } from '@playwright/test';
import { startChromium } from 'tools/startChromium';
import { weigh } from 'tools/weights/weigh';
import type { Log } from '../measurement';
import type { Sample } from './figures';
import { type Interaction, measureInteraction } from './interactions';
import type { Lighthouse } from './lighthouse';
import type { Results } from './results';
import type { Subject } from './subjects';

interface Options {
  readonly subjects: readonly Subject[];
  readonly pages: readonly string[];
  readonly interactions: readonly Interaction[];
  readonly runs: number;
  readonly measureLoad: Lighthouse['measureLoad'];
  readonly log: Log;
}

/**
 * Measures all sites in turn, round by round and page by page, so that all meet the same moods of the machine. The site
 * here is measured twice in a row at the beginning of each turn: what differs there is noise.
 */
export async function measureSubjects({
  subjects,
  pages,
  interactions,
  runs,
  measureLoad,
  log,
}: Options): Promise<Pick<Results, 'pages' | 'interactions'>> {
  const samples: Record<string, Record<string, Sample[]>> = {};
  const responses: Record<string, Record<string, (number | null)[]>> = {};
  const keep = <T>(table: Record<string, Record<string, T[]>>, row: string, subject: string, value: T) => {
    table[row] ??= {};
    table[row][subject] = [...(table[row][subject] ?? []), value];
  };
  const browser = await startChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const page of pages) {
        for (const { name, url } of subjects) {
          log(`round ${round} of ${runs}: ${page}, ${name}`);
          const weight = await weigh(browser, `${url}${page}`);
          checkShown(name, page, weight.textLength, samples[page]?.[subjects[0]?.name ?? '']?.[0]?.weight.textLength);
          keep(samples, page, name, { weight, load: await measureLoad(`${url}${page}`) });
        }
      }
      for (const interaction of interactions) {
        for (const { name, url, interactive } of subjects) {
          if (!interactive) continue;
          log(`round ${round} of ${runs}: ${interaction.name}, ${name}`);
          keep(responses, interaction.name, name, await responseTo(browser, url, interaction, log));
        }
      }
    }
  } finally {
    await browser.close();
  }
  return { pages: samples, interactions: responses };
}

/** Null where a site does not do what it is asked to: the others are measured all the same. */
async function responseTo(browser: Browser, url: string, interaction: Interaction, log: Log): Promise<number | null> {
  return measureInteraction(browser, url, interaction).catch((error: Error) => {
    log(`  ${interaction.name} could not be measured: ${error.message.split('\n', 1)[0]}`);
    return null;
  });
}

/**
 * A page that fails is soon there, and would look fast. The text may be another, as in an earlier commit.
 *
 * @throws Error where a site shows less than half of the text that the first one shows
 */
export function checkShown(name: string, page: string, textLength: number, expected = textLength): void {
  if (textLength === 0 || textLength < expected / 2) {
    throw new Error(
      `${name} does not show ${page}: ${textLength} characters of text, where there should be ${expected}`,
    );
  }
}
