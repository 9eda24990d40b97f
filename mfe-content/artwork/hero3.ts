// Hero 3: the pump room, in isometric.
import { C, CONTENT, box, circle, doc, el, ellipse, g, isoAt, lin, path, poly, precision, r, rad, rect, save } from './lib';
import type { P2, P3 } from './lib';

precision(0);
const p = isoAt(1400, 262, 1);
type Axis = 'x' | 'y' | 'z';
type Tone = [string, string, string, string]; // light, mid, dark, cap
const RED: Tone = ['#ec4a63', C.red, '#8e0d22', '#d61d3a'];
const STEEL: Tone = ['#dfe3e8', '#a3acb7', '#5b6673', '#c7cdd4'];
const DARK: Tone = ['#566170', '#3a434f', '#222831', '#49535f'];
const NRM: Record<Axis, P2> = { x: [-0.5, 0.866], y: [0.5, 0.866], z: [1, 0] };
const ROT: Record<Axis, number> = { x: -60, y: 60, z: 0 };

const along = (c: P3, ax: Axis, l: number): P3 => [c[0] + (ax === 'x' ? l : 0), c[1] + (ax === 'y' ? l : 0), c[2] + (ax === 'z' ? l : 0)];
const round = (c: P3, ax: Axis, q: number): string => {
  const [x, y] = p(...c), t = (ROT[ax] * Math.PI) / 180, w = q * 1.2247;
  const dx = r(w * Math.cos(t) * 2, 0), dy = r(w * Math.sin(t) * 2, 0), rr = `${r(w)} ${r(q * 0.7071)} ${ROT[ax]} 0 1`;
  return `M${r(x - w * Math.cos(t), 0)} ${r(y - w * Math.sin(t), 0)}a${rr} ${dx} ${dy}a${rr} ${r(-Number(dx), 0)} ${r(-Number(dy), 0)}z`;
};
const disc = (c: P3, ax: Axis, q: number, a: Record<string, string | number> = {}): string => path(round(c, ax, q), a);
const hue = (f: string): Record<string, string> => (f === C.red ? {} : { fill: f }); // red is inherited
/** A cylinder from c, `l` long towards the viewer's side, shaded in flat bands. */
const cyl = (c: P3, ax: Axis, l: number, q: number, t: Tone, cap = true, back = cap || ax === 'z'): string => {
  const [ax0, ay0] = p(...c), [bx, by] = p(...along(c, ax, l)), n = NRM[ax], w = q * 1.2247;
  const band = (s: number, e: number): string => poly([[ax0 + n[0] * w * s, ay0 + n[1] * w * s], [bx + n[0] * w * s, by + n[1] * w * s], [bx + n[0] * w * e, by + n[1] * w * e], [ax0 + n[0] * w * e, ay0 + n[1] * w * e]]);
  return path((back ? round(c, ax, q) : '') + (back && ax === 'y' ? band(1, -1) : band(-1, 1)), { ...hue(t[1]) }) +
    (l === 8 ? '' : path(band(-0.72, -0.3), { fill: t[0] }) + path(band(0.42, 1), { fill: t[2] })) + (cap ? disc(along(c, ax, l), ax, q, hue(t[3])) : '');
};
/** A bolted flange; the pipe goes on for `stub` towards the viewer. */
const flange = (c: P3, ax: Axis, q: number, stub = 1.7): string => cyl(along(c, ax, -4), ax, 8, q * 1.42, STEEL) + (stub ? cyl(along(c, ax, 4), ax, q * stub, q, RED, false, true) : '');
/** Pipe through points; each leg is parallel to an axis. */
const run = (pts: P3[], q: number, t: Tone = RED): string => {
  let o = '';
  for (let i = 0; i + 1 < pts.length; i++) {
    const [a, b] = [pts[i], pts[i + 1]];
    const k = a[0] !== b[0] ? 0 : a[1] !== b[1] ? 1 : 2, ax = (['x', 'y', 'z'] as Axis[])[k], s = a[k] < b[k] ? a : b;
    o += cyl(s, ax, Math.abs(b[k] - a[k]), q, t, false);
    if (i) { const [x, y] = p(...a); o += circle(x, y, q * 1.2247, { fill: t[1] }) + circle(x - q * 0.35, y - q * 0.4, q * 0.42, { fill: t[0] }); }
  }
  return o;
};
const wheel = (c: P3, q: number): string => {
  const [x, y] = p(...c), a = q * 1.2247, b = q * 0.7071;
  return ellipse(x, y + 3, a, b, { fill: 'none', stroke: C.redDD, 'stroke-width': 5 }) + path(`M${r(x - a)} ${r(y)}h${r(2 * a)}M${r(x - a * 0.5)} ${r(y - b * 0.86)}L${r(x + a * 0.5)} ${r(y + b * 0.86)}M${r(x + a * 0.5)} ${r(y - b * 0.86)}L${r(x - a * 0.5)} ${r(y + b * 0.86)}`, { stroke: C.red, 'stroke-width': 3 }) + ellipse(x, y, a, b, { fill: 'none', stroke: '#ec4a63', 'stroke-width': 5 }) + ellipse(x, y, 5, 3.5, { fill: C.n2 });
};
/** Gate valve with rising stem on a horizontal pipe. */
const valve = (c: P3, ax: Axis, q: number): string =>
  flange(along(c, ax, -q * 1.3), ax, q) + cyl(along(c, ax, -q * 1.1), ax, q * 2.2, q * 1.25, RED) + flange(along(c, ax, q * 1.3), ax, q) + cyl([c[0], c[1], c[2] + q * 0.8], 'z', q * 1.4, q * 0.6, RED) + cyl([c[0], c[1], c[2] + q * 2.2], 'z', 4, q * 0.95, STEEL) + cyl([c[0], c[1], c[2] + q * 2.3], 'z', q * 1.5, 2.4, STEEL) + wheel([c[0], c[1], c[2] + q * 3.6], q * 1.25);
const gauge = (c: P3, q: number, a: number): string => {
  const [x, y] = p(...c);
  const pt = (ang: number, k: number): P2 => { const t = (ang * Math.PI) / 180, u = Math.cos(t) * q * k, v = Math.sin(t) * q * k; return [x - u * 0.866, y + u * 0.5 - v]; };
  let ticks = '';
  for (let k = -30; k <= 210; k += 40) ticks += poly([pt(k, 0.72), pt(k, 0.9)], false);
  return disc([c[0] - 5, c[1], c[2]], 'x', q * 1.12, { fill: '#343c47' }) + disc(c, 'x', q * 1.12, { fill: C.s1 }) + disc(c, 'x', q, { fill: C.w }) + path(ticks, { stroke: C.k2, 'stroke-width': 1.5 }) + path(poly([pt(a + 180, 0.2), pt(a, 0.8)], false), { stroke: C.red, 'stroke-width': 3 }) + circle(x, y, 2.5, { fill: C.k1 });
};

const pump = (y: number, k: number): string => {
  const z = 70 + 14 * k, R = 40 * k;
  let fins = '';
  const m0 = 325 - 205 * k, ml = 120 * k;
  for (let i = 1; i < 9; i++) { const [x, yy] = p(m0 + (ml * i) / 9, y, z), a = R * 1.2247, b = R * 0.7071; fins += `M${r(x + a * 0.5 - 0, 0)} ${r(yy - a * 0.866, 0)}A${r(a, 0)} ${r(b, 0)} -60 0 1 ${r(x - a * 0.5, 0)} ${r(yy + a * 0.866, 0)}`; }
  return path(poly([p(90, y - 66 * k), p(440, y - 66 * k), p(440, y + 66 * k), p(90, y + 66 * k)]), { fill: 'none', stroke: C.amber, 'stroke-opacity': 0.75, 'stroke-width': 3, 'stroke-dasharray': '16 9' }) +
    box(p, 104, y - 50 * k, 0, 318, 100 * k, 20, ['#8b95a1', '#49535f', '#5b6673']) + box(p, m0 - 6, y - 30 * k, 20, 300 * k, 60 * k, 10, ['#3a434f', '#222831', '#2b323c']) +
    box(p, m0 + 12, y - 24 * k, 30, ml - 24, 48 * k, z - 30 - R * 0.6, ['#343c47', '#20262e', '#2b323c']) +
    cyl([m0 - 14, y, z], 'x', 16, R * 0.86, DARK) + cyl([m0, y, z], 'x', ml, R, RED) + path(fins, { fill: 'none', stroke: C.redD, 'stroke-width': 2.5 }) + box(p, m0 + 30 * k, y - 16 * k, z + R * 0.88, 44 * k, 32 * k, 16 * k, ['#ec4a63', '#8e0d22', '#a30f27']) +
    cyl([m0 + ml, y, z], 'x', 8, R * 0.8, STEEL) + box(p, m0 + ml + 6, y - 15 * k, 30, 44 * k, 30 * k, z - 30 + 15 * k, ['#f0c04d', '#9a6f12', '#c98b1f']) +
    box(p, 306, y - 24 * k, 30, 50 * k, 48 * k, z - 62 * k > 0 ? 20 : 10, ['#343c47', '#20262e', '#2b323c']) +
    // discharge neck behind the volute rim, then the volute
    cyl([332, y, z + 34 * k], 'z', 34 * k, 20 * k, RED, false) + cyl([308, y, z], 'x', 46 * k, 54 * k, RED) + disc([308 + 46 * k, y, z], 'x', 44 * k, { fill: 'none', stroke: '#8e0d22', 'stroke-width': 3 }) + disc([308 + 46 * k, y, z], 'x', 28 * k, { fill: '#8e0d22' }) +
    flange([332, y, z + 68 * k], 'z', 20 * k);
};
const riser = (y: number, k: number, top: number): string => {
  const q = 20 * k, z0 = 70 + 14 * k + 68 * k;
  return cyl([332, y, z0], 'z', top - z0, q, RED, false) + flange([332, y, z0 + 24], 'z', q) + cyl([332, y, z0 + 28], 'z', 34, q * 1.3, RED, false) + flange([332, y, z0 + 66], 'z', q) + cyl([332 + q * 1.2, y, z0 + 46], 'x', 12, 5, STEEL) + gauge([332 + q * 1.2 + 18, y, z0 + 46], 15 * k + 2, 60 + 40 * k);
};
const suction = (y: number, k: number): string => {
  const z = 70 + 14 * k, x0 = 308 + 46 * k;
  return cyl([x0, y, z], 'x', 556 - x0, 22 * k, RED, false) + flange([x0 + 10, y, z], 'x', 22 * k) + valve([x0 + 76 * k, y, z], 'x', 22 * k) + flange([524, y, z], 'x', 22 * k);
};

const room = (): string => {
  const X = 650, Y = 560, H = 330;
  let fl = '', wl = '', wr = '';
  for (let i = 1; i < 13; i++) fl += poly([p(i * 50, 0), p(i * 50, Y)], false);
  for (let i = 1; i < 12; i++) fl += poly([p(0, i * 50), p(X, i * 50)], false);
  for (let z = 66; z < H; z += 66) { wl += poly([p(0, 0, z), p(0, Y, z)], false); wr += poly([p(0, 0, z), p(X, 0, z)], false); }
  for (let z = 0, k = 0; z < H; z += 66, k++) { for (let u = k % 2 ? 50 : 100; u < Y; u += 100) wl += poly([p(0, u, z), p(0, u, z + 66)], false); for (let u = k % 2 ? 50 : 100; u < X; u += 100) wr += poly([p(u, 0, z), p(u, 0, z + 66)], false); }
  return path(poly([p(0, 0), p(X, 0), p(X, Y), p(0, Y)]), { fill: 'url(#fl)' }) + path(fl, { stroke: C.s2, 'stroke-opacity': 0.1, fill: 'none' }) +
    path(poly([p(0, 0), p(0, Y), p(0, Y, H), p(0, 0, H)]), { fill: 'url(#wl)' }) + path(wl, { stroke: C.s2, 'stroke-opacity': 0.08, fill: 'none' }) +
    path(poly([p(0, 0), p(X, 0), p(X, 0, H), p(0, 0, H)]), { fill: 'url(#wr)' }) + path(wr, { stroke: C.s2, 'stroke-opacity': 0.09, fill: 'none' }) +
    box(p, 0, Y, -14, X, 0.01, 14, ['#0f1216', '#12161b', '#12161b']) + box(p, X, 0, -14, 0.01, Y, 14, ['#0f1216', '#0c0e12', '#0c0e12']) +
    path(poly([p(0, Y, H), p(0, 0, H), p(X, 0, H)], false), { fill: 'none', stroke: C.n2, 'stroke-width': 4, 'stroke-linejoin': 'round' }) + path(poly([p(0, Y, H), p(0, Y), p(X, Y), p(X, 0), p(X, 0, H)], false), { fill: 'none', stroke: C.s1, 'stroke-width': 1.5 });
};
const wallKit = (): string => {
  // control cabinet on the left wall
  const cab = box(p, 0, 330, 70, 26, 116, 170, ['#8b95a1', '#343c47', '#566170']);
  const f = (y0: number, y1: number, z0: number, z1: number, fill: string): string => path(poly([p(26, y0, z0), p(26, y1, z0), p(26, y1, z1), p(26, y0, z1)]), { fill });
  const lamps = [[350, C.redL], [368, C.amber], [386, C.n1], [404, C.n1]].map(([y, c]) => disc([26, y as number, 176], 'x', 5, { fill: c as string })).join('');
  const duct = path(poly([p(13, 388, 240), p(13, 388, 330)], false), { stroke: '#566170', 'stroke-width': 8 });
  return duct + cab + f(342, 434, 192, 228, '#12161b') + f(352, 392, 203, 206, C.amber) + f(352, 410, 212, 215, C.s2) + lamps + f(346, 430, 84, 158, '#49535f') + path(poly([p(26, 340, 164), p(26, 436, 164)], false), { stroke: '#343c47', 'stroke-width': 2 }) +
    // strip light
    path(poly([p(180, 0, 296), p(400, 0, 296), p(400, 0, 304), p(180, 0, 304)]), { fill: '#fff3cf' }) + path(poly([p(180, 0, 296), p(400, 0, 296), p(470, 0, 90), p(110, 0, 90)]), { fill: 'url(#lamp)' });
};
const scene = (): string => {
  const [lx, ly] = p(330, 270);
  return room() + '<g fill="#c4122d">' + ellipse(lx, ly, 460, 250, { fill: 'url(#rg)' }) + wallKit() +
    // surge vessel in the corner
    cyl([64, 74, 0], 'z', 14, 40, DARK) + cyl([64, 74, 14], 'z', 150, 40, RED, false) + (() => { const [x, y] = p(64, 74, 164); return path(`M${r(x - 49)} ${r(y)}A49 46 0 0 1 ${r(x + 49)} ${r(y)}A49 28.3 0 0 1 ${r(x - 49)} ${r(y)}Z`, { fill: '#d61d3a' }) + path(`M${r(x - 34)} ${r(y - 22)}Q${r(x - 18)} ${r(y - 38)} ${r(x)} ${r(y - 40)}`, { fill: 'none', stroke: '#ff8b9d', 'stroke-width': 4, 'stroke-linecap': 'round' }); })() + cyl([64, 74, 196], 'z', 12, 8, STEEL) +
    // wall main
    run([[332, 22, 470], [332, 22, 258]], 20) + run([[640, 22, 258], [332, 22, 258]], 20) + flange([440, 22, 258], 'x', 20) + flange([640, 22, 258], 'x', 20, 0) + valve([520, 22, 258], 'x', 20) +
    pump(130, 1) + suction(130, 1) + riser(130, 1, 258) +
    pump(300, 1) + suction(300, 1) + riser(300, 1, 258) +
    pump(440, 0.6) + suction(440, 0.6) + riser(440, 0.6, 258) +
    // discharge header over the pumps
    run([[332, 22, 258], [332, 440, 258]], 20) + [80, 215, 370].map((y) => flange([332, y, 258], 'y', 20)).join('') + flange([332, 446, 258], 'y', 20, 0) + [130, 300].map((y) => { const [x, yy] = p(332, y, 258); return circle(x, yy, 27, { fill: C.red }) + circle(x - 8, yy - 9, 8, { fill: '#ec4a63' }); }).join('') +
    // suction header on its saddles
    [60, 215, 385].map((y) => box(p, 548, y - 9, 0, 22, 18, 56, ['#8b95a1', '#343c47', '#49535f'])).join('') + run([[556, 8, 84], [556, 480, 84]], 28) + [12, 215, 385].map((y) => flange([556, y, 84], 'y', 28)).join('') + flange([556, 478, 84], 'y', 28, 0) + cyl([556, 481, 84], 'y', 5, 40, RED) + [30, 102, 174, 246, 318].map((a) => { const t = (a * Math.PI) / 180; return disc([556 + Math.cos(t) * 33, 486, 84 + Math.sin(t) * 33], 'y', 3.5, { fill: C.n2 }); }).join('') + '</g>';
};
const notes = (): string => {
  const mk = (c: P3, to: P2, end: number): string => { const [x, y] = p(...c); return path(`M${r(x)} ${r(y)}L${to[0]} ${to[1]}H${end}`, { fill: 'none', stroke: C.w, 'stroke-opacity': 0.6, 'stroke-width': 1.3 }) + circle(x, y, 4, { fill: C.w }) + circle(end, to[1], 9, { fill: C.k1, stroke: C.w, 'stroke-opacity': 0.8, 'stroke-width': 1.5 }) + circle(end, to[1], 3, { fill: C.red }); };
  return mk([332, 440, 285], [1190, 150], 1110) + mk([222, 440, 108], [1010, 500], 960) + mk([556, 486, 84], [1310, 800], 1130);
};
const defs = (m: boolean): string => el('defs', {}, lin('bg', 0, 0, 1, m ? 0.6 : 0.3, [[0, C.k0], [0.6, C.k1], [1, '#262d36']]), lin('fl', 0, 0, 0, 1, [[0, '#3a434f'], [1, '#1b2027']]), lin('wl', 0, 0, 1, 0, [[0, '#171b21'], [1, '#2b323c']]), lin('wr', 0, 0, 1, 0, [[0, '#3d4652'], [1, '#222831']]),
  rad('rg', 0.5, 0.5, 0.5, [[0, C.red, 0.4], [1, C.red, 0]]), lin('lamp', 0, 0, 0, 1, [[0, '#ffe3a0', 0.24], [1, '#ffe3a0', 0]]), lin('calm', 0, 0, m ? 0 : 1, m ? 1 : 0, m ? [[0, C.k0, 0], [0.48, C.k0, 0], [0.58, C.k0, 0.94], [1, C.k0]] : [[0, C.k0], [0.4, C.k0, 0.85], [0.56, C.k0, 0]]),
  el('pattern', { id: 'grid', width: 40, height: 40, patternUnits: 'userSpaceOnUse' }, path('M40 0H0V40', { fill: 'none', stroke: C.s2, 'stroke-opacity': 0.06 })));
const TITLE = 'Casa de bombas de incêndio com tubulação vermelha, válvulas e manômetros';
const full = (w: number, h: number): string => rect(0, 0, w, h, { fill: 'url(#bg)' }) + rect(0, 0, w, h, { fill: 'url(#grid)' });
save(CONTENT, 'hero/slide-3.svg', doc(1920, 900, TITLE, defs(false) + full(1920, 900) + rect(0, 0, 1920, 900, { fill: 'url(#calm)' }) + g({ transform: 'translate(48 8) scale(.95)' }, scene(), notes())));
save(CONTENT, 'hero/slide-3-mobile.svg', doc(900, 1100, TITLE, defs(true) + full(900, 1100) + g({ transform: 'translate(-566 0) scale(.745)' }, scene()) + rect(0, 0, 900, 1100, { fill: 'url(#calm)' })));
