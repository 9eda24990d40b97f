import { n } from './canvas';
import { EM, type Letterform, letterforms, type Weight } from './letterforms';

export interface LetteringStyle {
  /** Font size, in the units around it. */
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly width?: number;
  /** True to reach `width` by scaling letters, not by letter spacing. */
  readonly stretch?: boolean;
}

/** Line of text as one outline, centred on the origin, which lies on its baseline. */
export function lettering(text: string, style: LetteringStyle, transform = ''): string {
  const { size, fill, weight = 'bold', stretch = false } = style;
  const letters = [...text].map((char) => letterform(char, weight));
  const own = letters.reduce((sum, [advance]) => sum + advance, 0);
  const wanted = style.width === undefined ? own : (style.width / size) * EM;
  const gap = stretch || letters.length < 2 ? 0 : (wanted - own) / (letters.length - 1);
  let pen = -(own + gap * (letters.length - 1)) / 2;
  const outline = letters.map(([advance, shape]) => {
    const at = pen;
    pen += advance + gap;
    return shape && `M${n(at, 0)} 0${shape}`;
  });
  const scale = size / EM;
  const scales = stretch && wanted !== own ? `${n((scale * wanted) / own, 5)} ${n(scale, 5)}` : n(scale, 5);
  return `<path transform="${transform}scale(${scales})" fill="${fill}" d="${outline.join('')}"/>`;
}

/** Clockwise from the lowest point, feet on the circle. @param length of the arc that the text fills */
export function letteringOnCircle(text: string, radius: number, length: number, style: LetteringStyle): string {
  const { size, fill, weight = 'bold' } = style;
  const scale = size / EM;
  const letters = [...text].map((char) => letterform(char, weight));
  const own = letters.reduce((sum, [advance]) => sum + advance * scale, 0);
  const gap = (length - own) / (letters.length - 1);
  let pen = 0;
  const shapes = letters.map(([advance, shape]) => {
    const degrees = 180 + ((pen + (advance * scale) / 2) / radius) * (180 / Math.PI);
    pen += advance * scale + gap;
    const place = `rotate(${n(degrees)})translate(0 ${n(-radius)})scale(${n(scale, 5)})`;
    return shape && `<path transform="${place}" d="M${n(-advance / 2, 0)} 0${shape}"/>`;
  });
  return `<g fill="${fill}">${shapes.join('')}</g>`;
}

function letterform(char: string, weight: Weight): Letterform {
  const found = letterforms[weight][char];
  if (!found) throw new Error(`There is no ${weight} letterform for "${char}": add it to letterforms.ts`);
  return found;
}
