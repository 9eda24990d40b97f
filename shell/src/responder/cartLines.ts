import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';

/**
 * Shows the lines of the cart, by the cart team's `<template>` that stands before the list: HTML of one line with `{name}`
 * and the like in it.
 */
export function showLines(list: Element, items: readonly CartItem[]): void {
  const template = (list.previousElementSibling as HTMLTemplateElement | null)?.content;
  const stops = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  const focused = stops().indexOf(document.activeElement as HTMLElement);
  list.replaceChildren(...(template ? items.map((item) => filled(template, item)) : []));
  if (focused < 0) return;
  // The same one, or that of the line in its place; the first, if it was the last; or the empty cart's link.
  (stops()[focused] ?? document.querySelector<HTMLElement>('[data-focus]'))?.focus();
}

/** What is stored may be anything: it is put in place as text, and never read as HTML. */
function filled(template: DocumentFragment, item: CartItem): Node {
  const values: Readonly<Record<string, unknown>> = { ...item, subtotal: formatPrice(item.price * item.quantity) };
  const line = template.cloneNode(true);
  const nodes = document.createNodeIterator(line);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const part of (node as Partial<Element>).attributes ?? [node]) {
      part.nodeValue &&= part.nodeValue.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
    }
  }
  return line;
}
