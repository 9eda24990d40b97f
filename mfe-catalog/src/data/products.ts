import type { Product } from '@site/shared/contracts';
import { produtos } from '../../content/produtos';
import { productOf } from './productOf';

/** The catalogue: portable before wheeled extinguishers, each in the order of their families. */
export const products: readonly Product[] = produtos.map(productOf);
