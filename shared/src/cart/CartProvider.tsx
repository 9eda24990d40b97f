import { createContext, type ReactNode, use, useEffect } from 'react';
import { useAppStore } from '../store/hooks';
import { connectCart } from './connectCart';

const CartContext = createContext(false);

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  useEffect(() => connectCart(store), [store]);
  return <CartContext value={true}>{children}</CartContext>;
}

/** @throws Error outside a `CartProvider` (spec 8) */
export function useCartContext(): void {
  if (!use(CartContext)) throw new Error('useCart deve ser usado dentro de um CartProvider');
}
