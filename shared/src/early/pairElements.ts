/**
 * Attributes that identify elements of a kind, in order of reliability. Other attributes and texts do not count, as extensions
 * and translators change them. Fields are identified by name, so that no value moves to a different field.
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

/** Ids of `useId`, which differ between renderings. */
const reactId = /^(_[rR]_|:r|«)/;

/**
 * Pairs elements of discarded HTML with the elements that React has rendered in their place. A pair has the same tag and the
 * same identifying attributes, by the first list of attributes for which both sides have equally many matches.
 *
 * @returns function that finds the successor of an old element; undefined without a certain one
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

/** Joins the values of the attributes; null without a value of the first. */
function identityOf(element: Element, [first = '', ...others]: readonly string[]): string | null {
  const value = element.getAttribute(first);
  if (!value || (first === 'id' && reactId.test(value))) return null;
  return JSON.stringify([value, ...others.map((name) => element.getAttribute(name))]);
}
