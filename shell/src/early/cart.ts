import {
  cartTexts,
  keepCart,
  keptCart,
  onCartKept,
  totalPrice,
  totalQuantity,
  withProduct,
  withStep,
} from '@site/shared/cart';
import {
  addedProduct,
  addSelector,
  type CartPart,
  cartPartSelector,
  isHydrated,
  lineIdOf,
  markInCart,
  setCartBeforeRemoval,
  stepOf,
  stepSelector,
} from '@site/shared/early';
import { showLines } from './cartLines';

export function addToCart(_event: Event, target: Element): boolean {
  const link = target.closest<HTMLElement>(addSelector);
  if (!link) return false;
  const product = addedProduct(link);
  keepCart(withProduct(cart(), product));
  announce(link, cartTexts.inCart(product.name));
  return true;
}

export function stepQuantity(_event: Event, target: Element): boolean {
  const button = target.closest<HTMLElement>(stepSelector);
  const item = cart().find(({ id }) => id === lineIdOf(target));
  if (!button || !item) return false;
  const step = stepOf(button);
  // Announced first: rendering replaces the line and its button.
  announce(button, cartTexts.changed(item.name, item.quantity + step));
  if (item.quantity + step === 0) setCartBeforeRemoval(cart());
  keepCart(withStep(cart(), item.id, step));
  return true;
}

export function renderStoredCart(): void {
  onCartKept(showCart);
  document.addEventListener('DOMContentLoaded', showCart);
  showCart();
}

const cart = () => keptCart() ?? [];

/** Announces a text to screen readers, inside the open dialog: they read nothing outside of it. */
function announce(near: Element, text: string): void {
  write('message', text, near.closest('dialog') ?? document);
}

function showCart(): void {
  const items = cart();
  const quantity = totalQuantity(items);
  write('button', cartTexts.button(quantity));
  write('badge', cartTexts.badge(quantity));
  write('title', cartTexts.title(quantity));
  write('total', cartTexts.total(totalPrice(items)));
  const list = document.querySelector(cartPartSelector('lines'));
  if (list && !isHydrated(list)) showLines(list, items);
  for (const link of document.querySelectorAll<HTMLElement>(addSelector)) {
    if (isHydrated(link)) continue;
    const { id, name } = addedProduct(link);
    const isInCart = items.some((item) => item.id === id);
    markInCart(link, isInCart);
    // A button without a text is named by its action.
    if (link.ariaLabel) link.ariaLabel = isInCart ? cartTexts.inCart(name) : cartTexts.add(name);
  }
}

function write(part: CartPart, text: string, within: ParentNode = document): void {
  const element = within.querySelector(cartPartSelector(part));
  if (element && !isHydrated(element)) element.textContent = text;
}
