import type { Weight } from 'tools/weights/weigh';
import type { PageLoad } from './lighthouse';

/** One load of a page and what it weighs. */
export interface Sample {
  readonly load: PageLoad;
  readonly weight: Weight;
}

export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'bytes' | '';
  readonly read: (sample: Sample) => number;
}

/** Everything that is compared page by page, the less the better. */
export const figures = {
  fcp: { name: 'FCP', unit: 'ms', read: ({ load }) => load.fcp },
  lcp: { name: 'LCP', unit: 'ms', read: ({ load }) => load.lcp },
  tbt: { name: 'TBT', unit: 'ms', read: ({ load }) => load.tbt },
  cls: { name: 'CLS', unit: '', read: ({ load }) => load.cls },
  work: { name: 'main thread', unit: 'ms', read: ({ load }) => load.work },
  script: { name: 'script', unit: 'ms', read: ({ load }) => load.script },
  styleAndLayout: { name: 'style and layout', unit: 'ms', read: ({ load }) => load.styleAndLayout },
  paint: { name: 'paint', unit: 'ms', read: ({ load }) => load.paint },
  parse: { name: 'parse HTML', unit: 'ms', read: ({ load }) => load.parse },
  other: { name: 'other', unit: 'ms', read: ({ load }) => load.other },
  longest: { name: 'longest task', unit: 'ms', read: ({ load }) => load.longest },
  bytes: { name: 'bytes', unit: 'bytes', read: ({ weight }) => weight.bytes },
  scriptBytes: { name: 'script bytes', unit: 'bytes', read: ({ weight }) => weight.scriptBytes },
  requests: { name: 'requests', unit: '', read: ({ weight }) => weight.requests },
  blocking: { name: 'blocking files', unit: '', read: ({ weight }) => weight.blocking.length },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** A figure as people read it. */
export function format(value: number, unit: Figure['unit']): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === 'bytes') return `${(value / 1024).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value).toLocaleString('en')} ms`;
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
