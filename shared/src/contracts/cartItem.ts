import type { Product } from './product';

type KeptFields = Pick<Product, 'id' | 'name' | 'price' | 'imagePath'> &
  Partial<Pick<Product, 'fullName' | 'type' | 'productLink' | 'sobConsulta'>>;

export type CartItem = KeptFields & {
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** BRL. Price before a change in the catalogue; removed once the visitor has seen the change and closed the panel. */
  readonly previousPrice?: number;
  /** True for a product that is no longer in the catalogue; its line does not count in the total. */
  readonly isGone?: boolean;
};

export type CartableProduct = KeptFields;
