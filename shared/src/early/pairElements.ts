/** Identifying attributes, the most reliable first. A value must not move to another field. */
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

/** Pairs have the same tag and identity, with equally many matches on both sides. @returns old element to new */
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

function identityOf(element: Element, [first = '', ...others]: readonly string[]): string | null {
  const value = element.getAttribute(first);
  if (!value || (first === 'id' && reactId.test(value))) return null;
  return JSON.stringify([value, ...others.map((name) => element.getAttribute(name))]);
}
