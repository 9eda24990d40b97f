import type { Product } from '@site/shared/contracts';
import { productTags } from '../productTags';
import { agua } from './agua';
import { co2 } from './co2';
import { espuma } from './espuma';
import { pqsAbc } from './pqsAbc';
import { pqsBc } from './pqsBc';

const families: readonly Product[] = [...agua, ...co2, ...pqsAbc, ...pqsBc, ...espuma];

const isPortable = (product: Product): boolean => productTags(product).includes('portatil');

/** The catalogue: portable before wheeled extinguishers, each in the order of their families. */
export const products: readonly Product[] = [
  ...families.filter(isPortable),
  ...families.filter((product) => !isPortable(product)),
];
