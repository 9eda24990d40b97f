// Company page: engineers around a table with plans and a building model.
import { C, CONTENT, box, circle, doc, el, ellipse, g, isoAt, lin, path, poly, precision, rect, rng, save } from './lib';
import { SKIN, castDefs, engineer, head, manager, technician } from './people';
import type { P2 } from './lib';
import * as wear from './wardrobe';

precision(0);
const person = (x: number, y: number, s: number, who: string): string => g({ transform: `translate(${x} ${y}) scale(${s})` }, who);
const hand = (x: number, y: number, flip: number, rot: number, fill: string, dark: string): string => g({ transform: `translate(${x} ${y}) scale(${flip} 1) rotate(${rot})` }, path('M-12 -13C4 -17 18 -15 30 -10L46 -7C51 -5 50 0 45 0L28 1C24 8 14 13 -12 12Z', { fill }), path('M24 -4L44 -3M8 10C14 10 20 8 24 3', { fill: 'none', stroke: dark, 'stroke-width': 1.8, 'stroke-linecap': 'round' }));

const rnd = rng(31);
let city = '', lit = '';
for (let x = 520, i = 0; x < 850; i++) {
  const w = 28 + Math.floor(rnd() * 26), h = 60 + Math.floor(rnd() * 150);
  city += `M${x} 330v-${h}h${w}v${h}z`;
  for (let yy = 340 - h; yy < 318; yy += 14) for (let xx = x + 5; xx < x + w - 6; xx += 9) lit += `M${xx} ${yy}h4v6h-4z`;
  x += w + 4;
}
const p = isoAt(610, 476, 1);
const model = (): string => {
  const W: [string, string, string] = ['#ffffff', '#c7cdd4', '#e3e7eb'];
  let o = box(p, -14, -14, -8, 150, 150, 8, ['#eceef1', '#8b95a1', '#a3acb7']);
  for (let f = 0; f < 5; f++) {
    const z = f * 30, d = f > 2 ? 84 : 118;
    o += box(p, 4, 4, z, 110, d, 26, [C.n2, '#566170', '#8b95a1']);
    for (let k = 0; k < 5; k++) { const x = 10 + k * 21; o += path(poly([p(x, 4 + d, z + 5), p(x + 13, 4 + d, z + 5), p(x + 13, 4 + d, z + 22), p(x, 4 + d, z + 22)]), { fill: k % 3 === 1 && f % 2 ? '#f2c766' : '#39424d' }); }
    for (let k = 0; k < (d > 100 ? 5 : 3); k++) { const y = 11 + k * 22; o += path(poly([p(114, y, z + 5), p(114, y + 13, z + 5), p(114, y + 13, z + 22), p(114, y, z + 22)]), { fill: (k + f) % 4 === 1 ? '#f2c766' : '#4a5462' }); }
    o += box(p, 0, 0, z + 26, 118, d + 8, 4, W);
  }
  const net = poly([p(120, 60, -2), p(120, 60, 172)], false) + [12, 42, 72, 102, 132].map((z) => poly([p(120, 8, z + 2), p(120, z > 90 ? 86 : 116, z + 2)], false)).join('');
  return o + box(p, 40, 24, 150, 40, 34, 22, W) + path(net, { fill: 'none', stroke: C.red, 'stroke-width': 3.5, 'stroke-linejoin': 'round' }) + [12, 42, 72, 102, 132].map((z) => { const [x, y] = p(120, 60, z + 2); return circle(x, y, 4.5, { fill: '#fff', stroke: C.red, 'stroke-width': 2.5 }); }).join('');
};
/** A plan lying on the table: u and v run along the table top. */
const T = (u: number, v: number): P2 => { const y = 462 + v * 168, k = 1 + v * 0.24; return [450 + (u - 450) * k, y]; };
const sheet = (u0: number, u1: number, v0: number, v1: number): string => {
  const q = (a: number, b: number): P2 => T(u0 + (u1 - u0) * a, v0 + (v1 - v0) * b);
  const pl = (pts: P2[], c = false): string => poly(pts.map(([a, b]) => q(a, b)), c);
  return path(pl([[0, 0], [1, 0], [1, 1], [0, 1]], true), { fill: '#000', 'fill-opacity': 0.12, transform: 'translate(4 7)' }) + path(pl([[0, 0], [1, 0], [1, 1], [0, 1]], true), { fill: '#fff' }) +
    path(pl([[0.05, 0.08], [0.95, 0.08], [0.95, 0.92], [0.05, 0.92]], true) + pl([[0.05, 0.5], [0.3, 0.5]]) + pl([[0.42, 0.5], [0.42, 0.92]]) + pl([[0.42, 0.08], [0.42, 0.36]]) + pl([[0.7, 0.92], [0.7, 0.56], [0.95, 0.56]]) + pl([[0.7, 0.08], [0.7, 0.3]]), { fill: 'none', stroke: C.k3, 'stroke-width': 2 }) +
    path(pl([[0.05, 0.24], [0.86, 0.24]]) + pl([[0.24, 0.24], [0.24, 0.74], [0.56, 0.74]]) + pl([[0.56, 0.24], [0.56, 0.74], [0.86, 0.74]]), { fill: 'none', stroke: C.red, 'stroke-width': 2.5 }) +
    ([[0.24, 0.24], [0.56, 0.24], [0.86, 0.24], [0.24, 0.74], [0.56, 0.74], [0.86, 0.74]] as P2[]).map((c) => { const [x, y] = q(...c); return ellipse(x, y, 5, 3.2, { fill: '#fff', stroke: C.red, 'stroke-width': 2 }); }).join('');
};
const sleeve = (d: string, w: number, base: string, light: string): string => path(d, { fill: 'none', stroke: base, 'stroke-width': w, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) + path(d, { fill: 'none', stroke: light, 'stroke-width': w * 0.16, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'stroke-opacity': 0.8, transform: `translate(${-w * 0.26} ${-w * 0.24})` });
const E = SKIN.brown, M = SKIN.fair, D = SKIN.dark;
save(CONTENT, 'empresa/intro.svg', doc(900, 700, 'Engenheiros analisam plantas e a maquete de um edifício',
  el('defs', {}, castDefs(engineer, manager, technician), wear.engineerDefs, wear.managerDefs, wear.technicianDefs, lin('wall', 0, 0, 0, 1, [[0, '#f7f6f3'], [1, '#e6e6e4']]), lin('top', 0, 0, 0, 1, [[0, '#c9cdd2'], [1, '#eef0f2']]), lin('sky', 0, 0, 0, 1, [[0, '#d9dde3'], [1, '#f3e3df']]), el('clipPath', { id: 'w' }, rect(500, 66, 340, 270, { rx: 2 }))) +
  rect(0, 0, 900, 700, { fill: 'url(#wall)' }) +
  // window with the city
  rect(490, 56, 360, 290, { rx: 3, fill: '#fff' }) + rect(500, 66, 340, 270, { fill: 'url(#sky)' }) + g({ 'clip-path': 'url(#w)' }, path('M480 336C560 260 600 250 650 170C680 130 706 170 722 220C770 280 820 250 870 300V340Z', { fill: '#cdbfc2' }), path(city, { fill: '#b3bbc4', stroke: '#fff', 'stroke-width': 1.5 }), path(lit, { fill: '#fff', 'fill-opacity': 0.75 })) + path('M670 66V336M500 160H840', { stroke: '#fff', 'stroke-width': 8 }) + rect(482, 344, 376, 12, { fill: '#d9dde3' }) +
  // pinned section drawing
  g({ transform: 'translate(8 -24) scale(.95)' }, rect(60, 64, 250, 190, { rx: 3, fill: '#222831' }) + path('M60 64M84 222H286M104 222V106H200V222M200 222V146H262V222M104 135H200M104 164H200M104 193H200M200 184H262', { fill: 'none', stroke: C.s1, 'stroke-width': 2 }) + path('M152 92V222M120 112H188M120 141H188M120 170H188M120 199H188M152 230H240V152', { fill: 'none', stroke: '#ec4a63', 'stroke-width': 2.5 }) + path('M104 240H200M104 235V245M200 235V245', { stroke: C.s1, 'stroke-width': 1.5 })) +
  path('M396 0V60', { stroke: '#222831', 'stroke-width': 3 }) + path('M356 96C356 74 374 60 396 60S436 74 436 96Z', { fill: C.red }) + path('M356 96H436L500 470H292Z', { fill: '#fff', 'fill-opacity': 0.3 }) +
  // people
person(258, 150, 0.43, head(manager, wear.managerClothes, 46)) + person(44, 168, 0.43, head(engineer, wear.engineerClothes, 46)) + person(624, 160, 0.43, head(technician, wear.technicianClothes, 46)) +
  // table
  path('M74 462H826L900 608V700H0V608Z', { fill: 'url(#top)' }) + path('M0 608V630H900V608Z', { fill: '#8b95a1' }) + rect(0, 630, 900, 70, { fill: '#343c47' }) + path('M0 630H900V642H0Z', { fill: '#000', 'fill-opacity': 0.22 }) + path('M74 462H826', { stroke: '#fff', 'stroke-width': 3 }) +
  sheet(130, 500, 0.16, 0.84) +
  // arms over the table
  sleeve('M88 440C74 486 78 520 106 526L176 530', 36, '#2b323c', '#3d4652') + path('M184 513V546', { stroke: C.w, 'stroke-width': 6 }) + g({ transform: 'translate(197 530) scale(.88)' }, hand(0, 0, 1, 2, E.base, E.deep), path('M36 -1L66 -22', { stroke: C.k1, 'stroke-width': 5, 'stroke-linecap': 'round' }), path('M32 2L38 -2', { stroke: C.red, 'stroke-width': 5, 'stroke-linecap': 'round' })) +
  sleeve('M296 452C284 478 290 496 312 498L352 498', 34, '#434d58', '#66727f') + path('M358 482V514', { stroke: '#fff', 'stroke-width': 5 }) + g({ transform: 'translate(370 499) scale(.84)' }, hand(0, 0, 1, 6, M.base, M.deep)) +
  ellipse(572, 604, 128, 18, { fill: '#000', 'fill-opacity': 0.12 }) + g({ transform: 'translate(62 108) scale(.82)' }, model()) +
  sleeve('M852 446C872 500 868 536 838 542L784 546', 38, '#a30f27', '#d92843') + path('M774 528V564', { stroke: C.n2, 'stroke-width': 6 }) + g({ transform: 'translate(763 547) scale(.9)' }, hand(0, 0, -1, -6, D.base, D.deep)) +
  // helmet, rolls, pencil
  g({ transform: 'translate(52 560)' }, ellipse(46, 36, 64, 10, { fill: '#000', 'fill-opacity': 0.14 }), path('M2 24C2 -10 22 -28 46 -28S90 -10 90 24Z', { fill: '#fff' }), path('M60 -26C78 -18 90 -4 90 24H64Z', { fill: C.n2 }), path('M38 -28H54V24H38Z', { fill: C.red }), path('M-8 22H100L108 34H-14Z', { fill: '#e3e7eb' }), path('M-14 34H108', { stroke: C.s1, 'stroke-width': 2 })) +
  g({ transform: 'translate(800 590) rotate(-12)' }, rect(-62, -12, 124, 22, { rx: 2, fill: '#fff' }), rect(-62, 2, 124, 8, { fill: C.n2 }), ellipse(62, -1, 6, 11, { fill: C.s2 }), rect(-8, -12, 12, 22, { fill: C.red }))));
