import { formatPrice } from '../format';

/** What the page says of a cart: the same words before the store is there and after. */
export const cartTexts = {
  /** Names the button in the header. */
  button: (quantity: number): string =>
    `Abrir carrinho${quantity ? `, ${quantity} ${quantity === 1 ? 'item' : 'itens'}` : ''}`,
  badge: (quantity: number): string => String(quantity || ''),
  title: (quantity: number): string => `Meu carrinho (${quantity})`,
  /** Names a card's button, and is announced once the product is there. */
  inCart: (name: string): string => `${name} está no carrinho`,
  /** Names the button before. */
  add: (name: string): string => `Adicionar ${name} ao carrinho`,
  total: (price: number): string => `Total: ${formatPrice(price)}`,
  /** Announced when the quantity of a line has changed. */
  changed: (name: string, quantity: number): string =>
    quantity ? `${name}: quantidade ${quantity}` : `${name} saiu do carrinho`,
};
