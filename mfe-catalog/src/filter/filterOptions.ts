import { products } from '../data/products';
import { productTags } from '../productTags';

export interface FilterOption {
  /** A tag of `Product.type`. */
  readonly value: string;
  readonly label: string;
}

export interface FilterGroup {
  readonly legend: string;
  readonly options: readonly FilterOption[];
}

const size = /^(\d+)(KG|L)$/;

/** Sizes that spec 9 has no category for. */
const uncategorized = ['10KG', '50L', '75L'];

/** Sizes of the catalogue's products: those in kg before those in litres, each in ascending order. */
function sizeOptions(): readonly FilterOption[] {
  const tags = new Set(products.flatMap(productTags));
  return [...tags]
    .filter((tag) => !uncategorized.includes(tag))
    .map((value) => ({ value, number: Number(size.exec(value)?.[1]), unit: size.exec(value)?.[2] }))
    .filter(({ unit }) => unit !== undefined)
    .sort((a, b) => Number(a.unit === 'L') - Number(b.unit === 'L') || a.number - b.number)
    .map(({ value, number, unit }) => ({ value, label: `${number} ${unit === 'L' ? 'L' : 'kg'}` }));
}

/** Categories of the filter in the order of spec 9, which falls into three groups. */
export const filterGroups: readonly FilterGroup[] = [
  {
    legend: 'Mobilidade',
    options: [
      { value: 'portatil', label: 'Portátil' },
      { value: 'sobre-rodas', label: 'Sobre rodas' },
    ],
  },
  {
    legend: 'Agente extintor',
    options: [
      { value: 'agua', label: 'Água' },
      { value: 'co2', label: 'CO₂' },
      { value: 'pqs-bc', label: 'PQS BC' },
      { value: 'pqs-abc', label: 'PQS ABC' },
    ],
  },
  { legend: 'Carga', options: sizeOptions() },
];

export const filterOptions: readonly FilterOption[] = filterGroups.flatMap(({ options }) => options);
