import { oneLine } from '@site/shared/terminal';
import type { Verdict } from './conform';
import { rules } from './rules';

/** Lines shown for one rule. */
const mostPlaces = 10;

/** Text for a terminal: each broken rule in the words of docs/release-format.md, its places and the fix. */
export function reportOf({ release, broken, skipped, notShown }: Verdict): string {
  const label = `${release.name} ${release.version}`;
  const blocks = broken.map(({ rule, places }) => {
    const more = places.length > mostPlaces ? [`… and ${places.length - mostPlaces} more`] : [];
    const lines = [...places.slice(0, mostPlaces), ...more].map((line) => `  ${oneLine(line)}`);
    return [`${rule.id}  ${rule.text}`, ...lines, `  Fix: ${rule.fix}`].join('\n');
  });
  const left = [
    ...skipped.map((line) => `Not checked: ${oneLine(line)}`),
    ...notShown.map((module) => `Not checked in pages: ${module}, which none shows before a visitor's action`),
  ];
  const end =
    broken.length === 0
      ? `${label} keeps the ${rules.length} rules of docs/release-format.md.`
      : `${label} breaks ${broken.length} of the ${rules.length} rules of docs/release-format.md.`;
  return [...blocks, [...left, end].join('\n')].join('\n\n');
}
