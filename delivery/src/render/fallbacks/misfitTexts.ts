import { labelOf } from '../compatibility';
import type { Page } from '../pageList';
import type { FallbackPair } from './fallbackPairs';

export function refusedText({ release, fallback, fallbackFor }: FallbackPair, page: Page, message: string): string {
  const where =
    fallback.name === 'shell' ? 'which open tabs still run' : `which pages show where ${labelOf(fallbackFor)} fails`;
  return (
    `${labelOf(release)} does not fit ${labelOf(fallback)}, ${where}: ` +
    `the page ${page.url} does not render with both: ${message}`
  );
}

export const brokenText = ({ fallback }: FallbackPair, { url }: Page, message: string): string =>
  `No fallback: the page ${url} does not render with ${labelOf(fallback)}: ${message}`;

export const declaredText = ({ release, fallback }: FallbackPair, reason: string): string =>
  fallback.name === 'shell'
    ? `Open tabs with ${labelOf(fallback)} use the fallback release of ${release.name}: ${reason}`
    : `No fallback: ${reason}`;
