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
import type { CartableProduct } from '@site/shared/contracts';
import { isLive } from './answer';
import { showLines } from './cartLines';

/** `data-add='<product>'` on a button: puts that product into the cart (spec 4, Cart). */
export function addToCart(_event: Event, target: Element): boolean {
  const link = target.closest<HTMLElement>('[data-add]');
  if (!link) return false;
  const product = productOf(link);
  keepCart(withProduct(cart(), product));
  announce(link, cartTexts.inCart(product.name));
  return true;
}

/** `data-step="1"` or `"-1"` on a button in a line (`data-id`) of the cart: that many units more. */
export function stepQuantity(_event: Event, target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-step]');
  const line = button?.closest<HTMLElement>('[data-id]');
  const item = cart().find(({ id }) => id === line?.dataset.id);
  if (!button || !item) return false;
  const step = Number(button.dataset.step);
  // Before the line is made anew, and the button with it.
  announce(button, cartTexts.changed(item.name, item.quantity + step));
  keepCart(withStep(cart(), item.id, step));
  return true;
}

/** From now on the page shows the cart that is kept: at once, and whenever it changes. */
export function followCart(): void {
  onCartKept(showCart);
  document.addEventListener('DOMContentLoaded', showCart);
  showCart();
}

const cart = () => keptCart() ?? [];

const productOf = ({ dataset }: HTMLElement): CartableProduct => JSON.parse(dataset.add ?? '');

/** To screen readers: in the dialog that is open, for outside it nothing is read out. */
function announce(near: Element, text: string): void {
  write('message', text, near.closest('dialog') ?? document);
}

/** `data-cart="…"` on an element says what of the cart it shows; `data-in-cart` on a link that its product is there. */
function showCart(): void {
  const items = cart();
  const quantity = totalQuantity(items);
  write('button', cartTexts.button(quantity));
  write('badge', cartTexts.badge(quantity));
  write('title', cartTexts.title(quantity));
  write('total', cartTexts.total(totalPrice(items)));
  const list = document.querySelector('[data-cart=lines]');
  if (list && !isLive(list)) showLines(list, items);
  for (const link of document.querySelectorAll<HTMLElement>('[data-add]')) {
    if (isLive(link)) continue;
    const { id, name } = productOf(link);
    const isInCart = items.some((item) => item.id === id);
    link.toggleAttribute('data-in-cart', isInCart);
    // One that shows no text is named by what it does.
    if (link.ariaLabel) link.ariaLabel = isInCart ? cartTexts.inCart(name) : cartTexts.add(name);
  }
}

function write(part: string, text: string, within: ParentNode = document): void {
  const element = within.querySelector(`[data-cart=${part}]`);
  if (element && !isLive(element)) element.textContent = text;
}
