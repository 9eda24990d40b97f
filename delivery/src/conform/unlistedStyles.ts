import { federationName } from '@site/shared/contracts';
import { boundaryText } from '@site/shared/early';
import type { ReleaseFiles } from './fileFindings';
import type { Finding } from './rules';
import type { ShownPage } from './serverFindings';
import { styleFacts } from './styleSheets';

/** A class of the HTML has its rules in a style sheet of the release, and none of these is listed for the module. */
export function unlistedStyles(pages: readonly ShownPage[], { release, texts }: ReleaseFiles): readonly Finding[] {
  const sheetsOf = new Map<string, string[]>();
  for (const [name, text] of texts) {
    if (!/^browser\/.*\.css$/.test(name)) continue;
    const sheet = name.slice('browser/'.length);
    for (const each of styleFacts(text).classes) sheetsOf.set(each, [...(sheetsOf.get(each) ?? []), sheet]);
  }
  return pages.flatMap(({ html, modules }) =>
    modules.flatMap((module) => {
      const listed = release.modules[module]?.css ?? [];
      const own = partsIn(html, `${federationName(release.name)}${module.slice(1)}`).join('');
      const classes = [...own.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
      return classes.flatMap((name): Finding[] => {
        const sheets = sheetsOf.get(name) ?? [];
        if (sheets.length === 0 || sheets.some((sheet) => listed.includes(sheet))) return [];
        return [['R15', `${module} lists none of ${sheets.join(', ')} for .${name}`]];
      });
    }),
  );
}

/** HTML of a part without the parts of other packages inside it. */
export const partsIn = (html: string, id: string): readonly string[] =>
  html
    .split(boundaryText(id))
    .slice(1)
    .map((rest) => withoutParts(elementFrom(rest)));

/** Text up to the end tag of the `<div>` in which the text begins. */
function elementFrom(text: string): string {
  let depth = 1;
  for (const { 0: tag, index } of text.matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

function withoutParts(html: string): string {
  const at = html.indexOf(boundaryText('').slice(0, -1));
  if (at < 0) return html;
  const rest = html.slice(at);
  return html.slice(0, at) + withoutParts(rest.slice(elementFrom(rest).length));
}
