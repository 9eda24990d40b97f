/**
 * Attributes that tell elements of one kind apart, most telling first: few, for extensions add attributes of their own, and
 * translators change texts. No value may come into a field of another meaning: a field is known by its name.
 */
const identities = {
  field: [['id'], ['name', 'type']],
  choice: [['id'], ['name', 'type', 'value'], ['class', 'name', 'type', 'value']],
  other: [['id'], ['class', 'href', 'aria-label'], ['href'], ['aria-label'], ['class']],
} as const;

function kindOf(element: Element): keyof typeof identities {
  if (element.matches('[type=checkbox], [type=radio]')) return 'choice';
  return element.matches('input, textarea, select') ? 'field' : 'other';
}

/** Ids that `useId` makes: another one for each rendering of an element. */
const madeByReact = /^(_[rR]_|:r|«)/;

/**
 * Pairs elements of HTML that React has discarded with those that it has rendered in their place. Elements are pairs where
 * they have the same tag and the same values of the first attributes by which there are as many before as after. Elements
 * that other software has put in between count only where nothing tells them from the page's own.
 *
 * @returns a function that gives an old element's successor, or undefined where there is no certain one
 */
export function pairElements(
  before: readonly Element[],
  after: readonly Element[],
): (old: Element) => Element | undefined {
  return (old) => {
    for (const names of identities[kindOf(old)]) {
      const identity = identityOf(old, names);
      if (identity === null) continue;
      const isEqual = (element: Element) =>
        element.localName === old.localName && identityOf(element, names) === identity;
      const [olds, news] = [before.filter(isEqual), after.filter(isEqual)];
      if (olds.length === news.length) return news[olds.indexOf(old)];
    }
    return undefined;
  };
}

/** The values of some attributes, as one text; null where an element lacks the first of them. */
function identityOf(element: Element, [first = '', ...others]: readonly string[]): string | null {
  const value = element.getAttribute(first);
  if (!value || (first === 'id' && madeByReact.test(value))) return null;
  return JSON.stringify([value, ...others.map((name) => element.getAttribute(name))]);
}
