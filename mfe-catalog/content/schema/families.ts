/** Families of extinguishers, in the order in which the catalogue lists them. */
export const families = ['agua', 'co2', 'pqs-abc', 'pqs-bc', 'espuma'] as const;

export type Family = (typeof families)[number];
