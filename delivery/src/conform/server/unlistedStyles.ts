import { federationName } from '@site/shared/contracts';
import { browserTexts, type ReleaseFiles } from '../files/releaseFiles';
import { styleFacts } from '../files/styleRules';
import { partsIn } from './partsIn';
import type { ServerFacts } from './serverFacts';

/** A class of the HTML has its rules in a style sheet of the release, and none of these is listed for the module. */
export function unlistedStyles({ pages }: Pick<ServerFacts, 'pages'>, files: ReleaseFiles): readonly string[] {
  const { release } = files;
  const sheetsOf = new Map<string, string[]>();
  for (const [name, text] of browserTexts(files)) {
    if (!name.endsWith('.css')) continue;
    const sheet = name.slice('browser/'.length);
    for (const each of styleFacts(text).classes) sheetsOf.set(each, [...(sheetsOf.get(each) ?? []), sheet]);
  }
  const places = new Set<string>();
  for (const { html, modules } of pages) {
    for (const module of modules) {
      const listed = release.modules[module]?.css ?? [];
      const parts = partsIn(html, `${federationName(release.name)}${module.slice(1)}`);
      const classes = parts
        .flatMap((part) => [...part.matchAll(/\bclass="([^"]*)"/g)])
        .flatMap(([, it = '']) => it.split(' '));
      for (const name of classes) {
        const sheets = sheetsOf.get(name) ?? [];
        if (sheets.length > 0 && !sheets.some((sheet) => listed.includes(sheet)))
          places.add(`${module} lists none of ${sheets.join(', ')} for .${name}`);
      }
    }
  }
  return [...places];
}
