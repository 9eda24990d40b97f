import type { CartItem } from '@site/shared/contracts';
import { focusAfterRemovalSelector, lineTemplate } from '@site/shared/early';
import { formatPrice } from '@site/shared/format';

/**
 * Renders the cart's lines from the cart team's `<template>`, with `{name}` and other placeholders for a line's fields. Lines
 * that come with the part are visible 1.2 s later on a slow phone (docs/measurements/taps.md).
 */
export function showLines(list: Element, items: readonly CartItem[]): void {
  const template = lineTemplate(list);
  const stops = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  const focused = stops().indexOf(document.activeElement as HTMLElement);
  list.replaceChildren(...items.map((item) => filled(template, item)));
  if (focused < 0) return;
  // Focuses the same element of the line now in this place or, after the last line, the link of the empty cart.
  (stops()[focused] ?? document.querySelector<HTMLElement>(focusAfterRemovalSelector))?.focus();
}

/** Fills the template by text nodes and attributes: stored values are untrusted, and never parsed as HTML. */
function filled(template: Node, item: CartItem): Node {
  const values: Readonly<Record<string, unknown>> = {
    ...item,
    unitPrice: formatPrice(item.price),
    subtotal: formatPrice(item.price * item.quantity),
  };
  const line = template.cloneNode(true);
  const nodes = document.createNodeIterator(line);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const part of (node as Partial<Element>).attributes ?? [node]) {
      part.nodeValue &&= part.nodeValue.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
    }
  }
  return line;
}
