/** Gradient stop: offset in percent, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects the gradients of one SVG file under ids that no other file uses. */
export interface Canvas {
  id(name: string): string;
  linear(name: string, stops: readonly Stop[], axis?: 'x' | 'y'): string;
  /** A radial gradient around the centre of the filled shape, or around (0, y) with a radius in drawing units. */
  radial(name: string, stops: readonly Stop[], circle?: { readonly y: number; readonly radius: number }): string;
  /** Defines a drawing once in the file. @returns its `href` for `<use>` */
  symbol(name: string, markup: string): string;
  definitions(): string;
}

export function createCanvas(prefix: string): Canvas {
  const definitions = new Map<string, string>();
  const ids = new Map<string, string>();
  const id = (name: string): string => {
    const known = ids.get(name);
    if (known) return known;
    const made = prefix + ids.size.toString(36);
    ids.set(name, made);
    return made;
  };
  return {
    id,
    linear(name, stops, axis = 'x') {
      const key = `${name} ${axis}`;
      const across = id(`${name} x`);
      if (!definitions.has(`${name} x`)) {
        definitions.set(`${name} x`, `<linearGradient id="${across}">${stops.map(stop).join('')}</linearGradient>`);
      }
      if (axis === 'y') definitions.set(key, `<linearGradient id="${id(key)}" href="#${across}" x2="0" y2="1"/>`);
      return `url(#${id(key)})`;
    },
    radial(name, stops, circle) {
      const place = circle ? ` cx="0" cy="${n(circle.y)}" r="${n(circle.radius)}" gradientUnits="userSpaceOnUse"` : '';
      definitions.set(name, `<radialGradient id="${id(name)}"${place}>${stops.map(stop).join('')}</radialGradient>`);
      return `url(#${id(name)})`;
    },
    symbol(name, markup) {
      definitions.set(name, `<g id="${id(name)}">${markup}</g>`);
      return `#${id(name)}`;
    },
    definitions: () => [...definitions.values()].join(''),
  };
}

function stop([offset, color, opacity = 1]: Stop): string {
  const at = offset === 0 ? '' : ` offset="${n(offset / 100, 2)}"`;
  const paint = color === '#000' ? '' : ` stop-color="${color}"`;
  return `<stop${at}${paint}${opacity === 1 ? '' : ` stop-opacity="${n(opacity, 2)}"`}/>`;
}

/** A number as short text: one decimal by default, never "-0", no leading zero. */
export function n(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

export function xy(...values: readonly number[]): string {
  return values.map((value) => n(value)).join(' ');
}
