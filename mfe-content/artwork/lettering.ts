// A geometric capital alphabet drawn with strokes: cap height 20 units, baseline at y = 20.
import { el, r } from './lib';

type Glyph = [number, string]; // advance width, path of the centre line
const G: Record<string, Glyph> = {
  A: [18, 'M1 20L9 1L17 20M4 14H14'],
  B: [14, 'M2 2H8.2A4 4 0 0 1 8.2 10H2M8.2 10H8.6A4 4 0 0 1 8.6 18H2V2'],
  C: [17, 'M15.5 5A8 8 0 1 0 15.5 15'],
  D: [17, 'M2 2H7A8 8 0 0 1 7 18H2Z'],
  E: [13, 'M12.5 2H2V18H12.5M2 10H11'],
  F: [12, 'M12 2H2V20M2 10.5H10.5'],
  G: [18, 'M15.3 5A8 8 0 1 0 17 11H10.5'],
  H: [16, 'M2 0V20M14 0V20M2 10H14'],
  I: [4, 'M2 0V20'],
  J: [11, 'M9 0V13.5A4.2 4.2 0 0 1 .8 14.5'],
  K: [15, 'M2 0V20M14 0L2.8 11M6.5 8L14.5 20'],
  L: [12, 'M2 0V18H12'],
  M: [20, 'M2 20V1.5L10 13L18 1.5V20'],
  N: [16, 'M2 20V1.5L14 18.5V0'],
  O: [20, 'M10 2A8 8 0 1 1 10 18A8 8 0 1 1 10 2Z'],
  P: [14, 'M2 20V2H8A4.8 4.8 0 0 1 8 11.6H2'],
  Q: [20, 'M10 2A8 8 0 1 1 10 18A8 8 0 1 1 10 2ZM12 13L18 20'],
  R: [15, 'M2 20V2H8A4.6 4.6 0 0 1 8 11.2H2M8 11.2L14 20'],
  S: [
    14.5,
    'M13 4.9C11.9 3 9.9 2 7.5 2C4.3 2 2 3.7 2 6.2C2 11.6 12.9 8.4 12.9 13.8C12.9 16.4 10.5 18 7.3 18C4.7 18 2.6 16.9 1.4 14.9',
  ],
  T: [15, 'M0 2H15M7.5 2V20'],
  U: [16, 'M2 0V12A6 6 0 0 0 14 12V0'],
  V: [17, 'M1 0L8.5 18.5L16 0'],
  W: [25, 'M1 0L7 18.5L12.5 2L18 18.5L24 0'],
  X: [16, 'M1.5 0L14.5 20M14.5 0L1.5 20'],
  Y: [16, 'M1 0L8 11L15 0M8 11V20'],
  Z: [15, 'M1 2H13L1.5 18H14.5'],
  ' ': [8, ''],
  '.': [4, 'M2 17V20'],
  '&': [17, 'M16 20L5 6.5A3 3 0 1 1 9.5 6C9.5 9 2 9.5 2 14A4.6 4.6 0 0 0 10 17C13 15 14.5 12 15 9'],
};
const MARKS: Record<string, [string, string]> = {
  Á: ['A', 'M8 -2L11.5 -6'],
  É: ['E', 'M6 -2L9.5 -6'],
  Í: ['I', 'M1.5 -2L4.5 -6'],
  Ó: ['O', 'M9 -2L12.5 -6'],
  Ú: ['U', 'M7 -2L10.5 -6'],
  Ê: ['E', 'M4 -2.5L7.2 -6L10.4 -2.5'],
  Â: ['A', 'M6 -2.5L9 -6L12 -2.5'],
  Ô: ['O', 'M7 -2.5L10 -6L13 -2.5'],
  Ã: ['A', 'M5 -2.5C7 -5.5 11 -1 13 -4'],
  Õ: ['O', 'M6 -2.5C8 -5.5 12 -1 14 -4'],
  Ç: ['C', 'M10 19V22.5H7.5'],
};

export type Lettering = { d: string; width: number };

/** Moves every coordinate of a glyph path (absolute commands M L H V C A Z only). */
const place = (d: string, ox: number, oy: number, sx: number, sy: number): string =>
  d.replace(/([MLHVCAZ])([^MLHVCAZ]*)/g, (_, c: string, rest: string) => {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const X = (v: number) => r(ox + v * sx, 2);
    const Y = (v: number) => r(oy + v * sy, 2);
    if (c === 'H') return 'H' + X(n[0]);
    if (c === 'V') return 'V' + Y(n[0]);
    if (c === 'A') return `A${r(n[0] * sx, 2)} ${r(n[1] * sy, 2)} ${n[2]} ${n[3]} ${n[4]} ${X(n[5])} ${Y(n[6])}`;
    let out = c;
    for (let i = 0; i < n.length; i += 2) out += (i ? ' ' : '') + X(n[i]) + ' ' + Y(n[i + 1]);
    return out;
  });

/** Lays text out; y is the top of the capitals. */
export const letters = (text: string, x: number, y: number, cap: number, track = 3, stretch = 1): Lettering => {
  const sy = cap / 20,
    sx = sy * stretch;
  let pen = x,
    d = '';
  for (const ch of text.toUpperCase()) {
    const m = MARKS[ch];
    const [adv, gd] = G[m ? m[0] : ch] ?? G[' '];
    d += place(gd, pen, y, sx, sy);
    if (m) d += place(m[1], pen, y, sx, sy);
    pen += adv * sx + track;
  }
  return { d, width: pen - track - x };
};
export const lettersEl = (
  text: string,
  x: number,
  y: number,
  cap: number,
  o: {
    track?: number;
    stretch?: number;
    w?: number;
    color?: string;
    anchor?: 'start' | 'middle';
    join?: string;
    cap?: string;
  } = {},
): string => {
  const width = letters(text, 0, 0, cap, o.track, o.stretch).width;
  const l = letters(text, o.anchor === 'middle' ? x - width / 2 : x, y, cap, o.track, o.stretch);
  return el('path', {
    d: l.d,
    fill: 'none',
    stroke: o.color ?? '#343c47',
    'stroke-width': o.w ?? cap / 6,
    'stroke-linejoin': o.join ?? 'round',
    'stroke-linecap': o.cap,
    'stroke-miterlimit': 3,
  });
};
