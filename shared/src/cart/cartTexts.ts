import { formatPrice } from '../format';

export const cartTexts = {
  button: (quantity: number): string =>
    `Abrir carrinho${quantity ? `, ${quantity} ${quantity === 1 ? 'item' : 'itens'}` : ''}`,
  badge: (quantity: number): string => String(quantity || ''),
  title: (quantity: number): string => `Meu carrinho (${quantity})`,
  /** Accessible name of a product card's button once the product is in the cart; also announced. */
  inCart: (name: string): string => `${name} está no carrinho`,
  add: (name: string): string => `Adicionar ${name} ao carrinho`,
  total: (price: number): string => `Total: ${formatPrice(price)}`,
  changed: (name: string, quantity: number): string =>
    quantity ? `${name}: quantidade ${quantity}` : `${name} saiu do carrinho`,
};
