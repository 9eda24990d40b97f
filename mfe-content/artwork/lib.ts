// Small drawing kit shared by every artwork script. No dependencies, deterministic output.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const CONTENT = join(here, '../src/images');
export const SHELL = join(here, '../../shell/src/images');

/** The palette of the whole site. */
export const C = {
  red: '#c4122d',
  redD: '#8e0d22',
  redL: '#e5405a',
  redDD: '#5c0b19',
  k0: '#0f1216',
  k1: '#171b21',
  k2: '#222831',
  k3: '#343c47',
  w: '#f7f6f3',
  n1: '#eceef1',
  n2: '#d9dde3',
  s1: '#8b95a1',
  s2: '#c7cdd4',
  amber: '#e0a526',
} as const;

/** Rounds a number for output. */
export const r = (n: number, d = 1): string => {
  const v = Number(n.toFixed(d));
  return String(Object.is(v, -0) ? 0 : v);
};

type Attrs = Record<string, string | number | undefined>;
const attrs = (a: Attrs = {}): string =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined && v !== '')
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? r(v, 2) : v}"`)
    .join('');

/** Builds one element. */
export const el = (tag: string, a: Attrs = {}, ...kids: string[]): string =>
  kids.length ? `<${tag}${attrs(a)}>${kids.join('')}</${tag}>` : `<${tag}${attrs(a)}/>`;
export const g = (a: Attrs, ...kids: string[]): string => el('g', a, kids.join(''));
export const path = (d: string, a: Attrs = {}): string => el('path', { d, ...a });
export const rect = (x: number, y: number, w: number, h: number, a: Attrs = {}): string =>
  el('rect', { x: r(x), y: r(y), width: r(w), height: r(h), ...a });
export const circle = (cx: number, cy: number, rad: number, a: Attrs = {}): string =>
  el('circle', { cx: r(cx), cy: r(cy), r: r(rad), ...a });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, a: Attrs = {}): string =>
  el('ellipse', { cx: r(cx), cy: r(cy), rx: r(rx), ry: r(ry), ...a });
export const line = (x1: number, y1: number, x2: number, y2: number, a: Attrs = {}): string =>
  path(`M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`, a);
export const use = (id: string, x: number, y: number, a: Attrs = {}): string =>
  el('use', { href: `#${id}`, x: r(x), y: r(y), ...a });

/** A linear gradient; stops are [offset, colour, opacity?]. */
export type Stop = [number, string, number?];
export const lin = (id: string, x1: number, y1: number, x2: number, y2: number, stops: Stop[], a: Attrs = {}): string =>
  el(
    'linearGradient',
    { id, x1, y1, x2, y2, ...a },
    ...stops.map(([o, c, p]) => el('stop', { offset: o, 'stop-color': c, 'stop-opacity': p })),
  );
export const rad = (id: string, cx: number, cy: number, rr: number, stops: Stop[], a: Attrs = {}): string =>
  el(
    'radialGradient',
    { id, cx, cy, r: rr, ...a },
    ...stops.map(([o, c, p]) => el('stop', { offset: o, 'stop-color': c, 'stop-opacity': p })),
  );

/** Wraps a document. `extra` goes on the root element. */
export const doc = (w: number, h: number, title: string, body: string, extra: Attrs = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attrs({ width: w, height: h, viewBox: `0 0 ${w} ${h}`, ...(title ? { role: 'img' } : {}), ...extra })}>` +
  `${title ? `<title>${title}</title>` : ''}${body}</svg>\n`;

export const save = (dir: string, name: string, text: string): void => {
  const file = join(dir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Repeatable pseudo random numbers in [0, 1). */
export const rng = (seed: number) => (): number => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

/** Decimals of polygon points; dense scenes use whole pixels. */
let decimals = 1;
export const precision = (d: number): void => { decimals = d; };
export type P2 = [number, number];
export type P3 = [number, number, number];
/** Polyline or polygon through points. */
export const poly = (pts: P2[], close = true): string => {
  // Relative segments, with horizontal and vertical shorthands, from rounded points so that nothing drifts.
  const q = pts.map(([x, y]): P2 => [Number(r(x, decimals)), Number(r(y, decimals))]);
  let d = `M${q[0][0]} ${q[0][1]}`;
  for (let i = 1; i < q.length; i++) {
    const dx = r(q[i][0] - q[i - 1][0], decimals), dy = r(q[i][1] - q[i - 1][1], decimals);
    d += dy === '0' ? `h${dx}` : dx === '0' ? `v${dy}` : `l${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  }
  return close ? `${d}z` : d;
};

/** Isometric projector: x goes right-down, y goes left-down, z goes up. */
export const isoAt =
  (ox: number, oy: number, s = 1) =>
  (x: number, y: number, z = 0): P2 => [ox + (x - y) * 0.866 * s, oy + (x + y) * 0.5 * s - z * s];
export type Iso = ReturnType<typeof isoAt>;

/** A box with three visible faces; f = [top, left (y side), right (x side)]. */
export const box = (
  p: Iso,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  f: [string, string, string],
  a: Attrs = {},
): string =>
  g(
    a,
    path(poly([p(x, y, z + dz), p(x + dx, y, z + dz), p(x + dx, y + dy, z + dz), p(x, y + dy, z + dz)]), {
      fill: f[0],
    }),
    path(poly([p(x, y + dy, z), p(x + dx, y + dy, z), p(x + dx, y + dy, z + dz), p(x, y + dy, z + dz)]), {
      fill: f[1],
    }),
    path(poly([p(x + dx, y, z), p(x + dx, y + dy, z), p(x + dx, y + dy, z + dz), p(x + dx, y, z + dz)]), {
      fill: f[2],
    }),
  );
