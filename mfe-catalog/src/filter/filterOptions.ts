/** One category of the filter panel (spec 3, Filter option). */
export interface FilterOption {
  /** A tag of `Product.type`. */
  readonly value: string;
  readonly label: string;
}

export interface FilterGroup {
  readonly legend: string;
  readonly options: readonly FilterOption[];
}

/** The 14 categories in the order of spec 9, which falls into three groups. */
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
  {
    legend: 'Carga',
    options: [
      { value: '4KG', label: '4 kg' },
      { value: '6KG', label: '6 kg' },
      { value: '8KG', label: '8 kg' },
      { value: '12KG', label: '12 kg' },
      { value: '20KG', label: '20 kg' },
      { value: '30KG', label: '30 kg' },
      { value: '50KG', label: '50 kg' },
      { value: '10L', label: '10 L' },
    ],
  },
];

export const filterOptions: readonly FilterOption[] = filterGroups.flatMap(({ options }) => options);
