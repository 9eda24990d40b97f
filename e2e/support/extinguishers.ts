/** The 21 extinguishers as the specification has them (spec 3, Product): what the pages are measured against. */
const portable = [
  'AP-10L',
  'CO2-4KG',
  'CO2-6KG',
  'PQS-ABC-4KG',
  'PQS-ABC-6KG',
  'PQS-ABC-8KG',
  'PQS-ABC-12KG',
  'PQS-BC-4KG',
  'PQS-BC-6KG',
  'PQS-BC-8KG',
  'PQS-BC-12KG',
  'EM-10L',
];
const wheeled = [
  'AP-75L',
  'CO2-10KG',
  'PQS-ABC-20KG',
  'PQS-ABC-30KG',
  'PQS-ABC-50KG',
  'PQS-BC-20KG-40',
  'PQS-BC-20KG-80',
  'PQS-BC-50KG',
  'EM-50L',
];

export const extinguishers: readonly string[] = [...portable, ...wheeled];

const families = { AP: 'agua', CO2: 'co2', 'PQS-ABC': 'pqs-abc', 'PQS-BC': 'pqs-bc', EM: 'espuma' };

/** The tags that follow from an id: main category, size, mobility (docs/spec-decisions.md, 2). */
export function tagsOf(id: string): [main: string, size: string, mobility: string] {
  const family = Object.entries(families).find(([prefix]) => id.startsWith(`${prefix}-`));
  const size = /\d+(?:KG|L)\b/.exec(id.replace('CO2', ''));
  if (!family || !size) throw new Error(`${id} is no id of the specification`);
  return [family[1], size[0], wheeled.includes(id) ? 'sobre-rodas' : 'portatil'];
}

/** Those with any of the tags (spec 4, Filter panel), sorted. */
export function withAnyTag(...tags: readonly string[]): string[] {
  return extinguishers.filter((id) => tagsOf(id).some((tag) => tags.includes(tag))).toSorted();
}

/** The related products by the rule of spec 3, from a catalogue in the order in which the site shows it. */
export function relatedTo(id: string, catalogue: readonly string[]): string[] {
  const [main, ...subTags] = tagsOf(id);
  const score = (other: string) => {
    const [otherMain, ...otherSubTags] = tagsOf(other);
    return (otherMain === main ? 3 : 0) + otherSubTags.filter((tag) => subTags.includes(tag)).length;
  };
  return catalogue
    .filter((other) => other !== id && score(other) > 0)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, 4);
}

/** How every price reads (docs/spec-decisions.md, 3). */
export const priceText = /^R\$ \d{1,3}(\.\d{3})*,\d{2}$/;

/** `R$ 1.234,56` as reais. */
export function reais(text: string): number {
  return Number(text.replace('R$ ', '').replaceAll('.', '').replace(',', '.'));
}
