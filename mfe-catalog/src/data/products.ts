import type { Product } from '@site/shared/contracts';
import { agua } from './agua';
import { co2 } from './co2';
import { espuma } from './espuma';
import { pqsAbc } from './pqsAbc';
import { pqsBc } from './pqsBc';

const families: readonly Product[] = [...agua, ...co2, ...pqsAbc, ...pqsBc, ...espuma];

const isPortable = ({ type }: Product): boolean => type.split(',').includes('portatil');

/** The catalogue: 21 extinguishers, portable before wheeled, each in the order of its families. */
export const products: readonly Product[] = [
  ...families.filter(isPortable),
  ...families.filter((product) => !isPortable(product)),
];
