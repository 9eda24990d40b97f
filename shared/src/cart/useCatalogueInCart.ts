import { useEffect } from 'react';
import type { CartableProduct } from '../contracts';
import { catalogueRead } from '../store/cartSlice';
import { useAppDispatch } from '../store/hooks';

/**
 * Has the lines of the cart say what the catalogue says now: names, prices, pictures.
 *
 * @param products all of the catalogue; always the same list
 */
export function useCatalogueInCart(products: readonly CartableProduct[]): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(catalogueRead(products)), [dispatch, products]);
}
