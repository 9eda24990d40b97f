import type { Weight } from 'tools/weights/weigh';
import type { Sample } from '../pages/figures';
import type { PageLoad } from '../pages/lighthouse';
import type { Results } from '../pages/results';

/** A load of a page, and what it weighs; whatever is not named costs nothing. */
export function sampleLoad(load: Partial<PageLoad> = {}, weight: Partial<Weight> = {}): Sample {
  const nothing = {
    fcp: 0,
    lcp: 0,
    tbt: 0,
    cls: 0,
    work: 0,
    script: 0,
    styleAndLayout: 0,
    paint: 0,
    parse: 0,
    other: 0,
    longest: 0,
  };
  const weightless = { requests: 0, bytes: 0, scriptBytes: 0, styleBytes: 0, imageBytes: 0, fontBytes: 0 };
  return {
    load: { ...nothing, ...load },
    weight: { ...weightless, blocking: [], textLength: 0, ...weight },
  };
}

/** A run over one page, with a site twice and then others. */
export function sampleResults(
  page: string,
  samples: Readonly<Record<string, readonly Sample[]>>,
  interactions: Results['interactions'] = {},
): Results {
  return {
    subjects: Object.keys(samples),
    pages: { [page]: samples },
    interactions,
  };
}
