import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';

/**
 * Shows the lines of the cart, by the cart team's `<template>` that stands before the list: HTML of one line with `{name}`
 * and the like in it.
 */
export function showLines(list: Element, items: readonly CartItem[]): void {
  const template = list.previousElementSibling?.innerHTML ?? '';
  const stops = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  const focused = stops().indexOf(document.activeElement as HTMLElement);
  list.innerHTML = items.map((item) => filled(template, item)).join('');
  if (focused < 0) return;
  // The same one, or that of the line in its place; the first, if it was the last; or the empty cart's link.
  (stops()[focused] ?? document.querySelector<HTMLElement>('[data-focus]'))?.focus();
}

function filled(template: string, item: CartItem): string {
  const values: Readonly<Record<string, unknown>> = { ...item, subtotal: formatPrice(item.price * item.quantity) };
  // What is stored may be anything: none of it is to be HTML.
  return template.replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]).replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
}
