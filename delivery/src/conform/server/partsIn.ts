import { boundaryText } from '@site/shared/early';

/** HTML of a part without the parts of other packages inside it. */
export function partsIn(html: string, id: string): readonly string[] {
  return html
    .split(boundaryText(id))
    .slice(1)
    .map((rest) => withoutParts(elementFrom(rest)));
}

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
