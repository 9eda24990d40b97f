import type { CartItem } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';

/**
 * Shows the lines of the cart, by the cart team's `<template data-cart="line">`: HTML of one line with `{name}` and the like
 * in it.
 */
export function showLines(list: Element, items: readonly CartItem[]): void {
  const template = document.querySelector('template[data-cart=line]')?.innerHTML;
  if (!template) return;
  const stops = () => [...list.querySelectorAll<HTMLElement>('a, button')];
  const focused = stops().indexOf(document.activeElement as HTMLElement);
  list.innerHTML = items.map((item) => filled(template, item)).join('');
  if (focused < 0) return;
  // The same one, or that of the line in its place; of the last line, if it was the last; or the empty cart's link.
  const stop = stops()[focused] ?? stops().at(-2) ?? document.querySelector<HTMLElement>('[data-focus]');
  stop?.focus();
}

function filled(template: string, item: CartItem): string {
  const subtotal = formatPrice(item.price * item.quantity);
  const values: Readonly<Record<string, unknown>> = { ...item, subtotal, path: encodeURIComponent(item.id) };
  // What is stored may be anything: none of it is to be HTML.
  return template.replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]).replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
}
