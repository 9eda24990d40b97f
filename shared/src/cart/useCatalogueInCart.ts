import { useEffect } from 'react';
import type { CartableProduct } from '../contracts';
import { catalogueRead } from '../store/cartSlice';
import { useAppDispatch } from '../store/hooks';

/** @param products the whole catalogue; pass the same list on every render */
export function useCatalogueInCart(products: readonly CartableProduct[]): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(catalogueRead(products)), [dispatch, products]);
}
