import type { Locator } from '@playwright/test';

type Channels = readonly [red: number, green: number, blue: number];

/** A colour of an element as the browser computes it, 0 to 255 each. */
export async function channels(element: Locator, property: 'color' | 'borderTopColor' = 'color'): Promise<Channels> {
  const value = await element.evaluate((node, name) => getComputedStyle(node)[name], property);
  const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

export const isRed = ([red, green, blue]: Channels) => red > 2 * Math.max(green, blue);
export const isGreen = ([red, green, blue]: Channels) => green > Math.max(red, blue);
