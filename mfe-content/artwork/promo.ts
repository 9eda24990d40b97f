// The two side pictures of the home page.
import { C, CONTENT, box, circle, doc, el, ellipse, g, isoAt, lin, path, poly, precision, rad, rect, save } from './lib';
import type { P2 } from './lib';

precision(0);
const bolt = (pts: P2[]): string => poly(pts, false);

// Services: a drawing that becomes a building.
const services = (): string => {
  const p = isoAt(372, 106, 1.06);
  const wall: [string, string, string] = ['#ffffff', '#8b95a1', '#c7cdd4'];
  const half = 118; // walls stand up to this x; beyond, it is still paper
  let o = box(p, -16, -16, -10, 262, 232, 4, ['#343c47', '#171b21', '#20262e']) + box(p, -8, -8, -5, 246, 216, 2, ['#f7f6f3', '#a3acb7', '#c7cdd4']);
  o += path([0, 1, 2, 3, 4, 5, 6, 7].map((i) => bolt([p(i * 32, 0), p(i * 32, 200)]) + (i < 7 ? bolt([p(0, i * 32), p(230, i * 32)]) : '')).join(''), { fill: 'none', stroke: C.s2, 'stroke-width': 1, 'stroke-opacity': 0.7 });
  o += path(poly([p(0, 0), p(230, 0), p(230, 200), p(0, 200)]) + bolt([p(half, 0), p(half, 60)]) + bolt([p(half, 100), p(half, 200)]) + bolt([p(half, 120), p(230, 120)]) + bolt([p(176, 120), p(176, 166)]) + bolt([p(0, 100), p(70, 100)]), { fill: 'none', stroke: C.k3, 'stroke-width': 2.5 });
  o += path(bolt([p(half, 40), p(216, 40)]) + bolt([p(half, 160), p(216, 160)]), { fill: 'none', stroke: C.red, 'stroke-width': 2, 'stroke-dasharray': '7 5' }) + ([[150, 40], [196, 40], [150, 160], [206, 160]] as P2[]).map(([x, y]) => { const [a, b] = p(x, y); return ellipse(a, b, 7, 4, { fill: '#fff', stroke: C.red, 'stroke-width': 2 }); }).join('');
  // standing part
  o += path(poly([p(0, 0), p(half, 0), p(half, 200), p(0, 200)]), { fill: '#222831' }) + box(p, 0, 0, 0, half, 4, 56, wall) + box(p, 0, 4, 0, 4, 196, 56, wall) + box(p, 4, 98, 0, 62, 4, 56, wall) + box(p, 24, 24, 0, 50, 28, 16, ['#566170', '#343c47', '#3d4652']) + box(p, 24, 130, 0, 40, 46, 12, ['#566170', '#343c47', '#3d4652']) + box(p, half - 4, 4, 0, 4, 56, 56, wall) + box(p, half - 4, 100, 0, 4, 100, 56, wall) + box(p, 0, 196, 0, half, 4, 56, ['#ffffff', '#8b95a1', '#c7cdd4']);
  // network over the walls
  const z = 86, net = bolt([p(20, 200, z), p(20, 20, z)]) + bolt([p(20, 40, z), p(half, 40, z), p(half, 40, 4)]) + bolt([p(20, 100, z), p(96, 100, z)]) + bolt([p(20, 160, z), p(half, 160, z), p(half, 160, 4)]);
  o += path(net, { fill: 'none', stroke: C.red, 'stroke-opacity': 0.25, 'stroke-width': 14, 'stroke-linejoin': 'round' }) + path(net, { fill: 'none', stroke: '#e0213f', 'stroke-width': 5, 'stroke-linejoin': 'round' }) + path(net, { fill: 'none', stroke: '#ff9dac', 'stroke-width': 1.2, 'stroke-linejoin': 'round' });
  for (const [x, y] of [[56, 40], [92, 40], [56, 100], [92, 100], [56, 160], [92, 160]]) { const [a, b] = p(x, y, z); o += path(`M${a.toFixed(0)} ${(b + 6).toFixed(0)}l-13 26h26z`, { fill: 'url(#cone)' }) + circle(a, b, 5, { fill: '#fff', stroke: C.red, 'stroke-width': 2.5 }); }
  // pencil and set square
  return o + g({ transform: 'translate(120 270) rotate(30)' }, rect(0, 0, 96, 12, { fill: C.red }), rect(0, 0, 96, 4, { fill: '#ec4a63' }), path('M96 0L118 6L96 12Z', { fill: '#f0d9b8' }), path('M110 4L118 6L110 8Z', { fill: C.k1 }), rect(-14, 0, 14, 12, { fill: C.s2 }));
};
save(CONTENT, 'promo/servicos.svg', doc(640, 400, 'Da planta ao sistema instalado: projeto de combate a incêndio',
  el('defs', {}, lin('bg', 0, 0, 1, 1, [[0, C.k0], [0.6, C.k1], [1, '#2b323c']]), rad('rg', 0.5, 0.5, 0.5, [[0, C.red, 0.42], [1, C.red, 0]]), lin('cone', 0, 0, 0, 1, [[0, '#fff', 0.4], [1, '#fff', 0]]), el('pattern', { id: 'grid', width: 32, height: 32, patternUnits: 'userSpaceOnUse' }, path('M32 0H0V32', { fill: 'none', stroke: C.s2, 'stroke-opacity': 0.07 }))) +
  rect(0, 0, 640, 400, { fill: 'url(#bg)' }) + rect(0, 0, 640, 400, { fill: 'url(#grid)' }) + ellipse(390, 200, 310, 200, { fill: 'url(#rg)' }) + services()));

// Products: the family of extinguishers on stepped plinths.
const body = (x: number, y: number, w: number, h: number, fill: string): string => {
  const q = w / 2;
  return path(`M${x - q} ${y - 6}V${y - h + q * 0.8}C${x - q} ${y - h + q * 0.2} ${x - q * 0.5} ${y - h} ${x - q * 0.25} ${y - h}H${x + q * 0.25}C${x + q * 0.5} ${y - h} ${x + q} ${y - h + q * 0.2} ${x + q} ${y - h + q * 0.8}V${y - 6}Q${x + q} ${y} ${x + q - 6} ${y}H${x - q + 6}Q${x - q} ${y} ${x - q} ${y - 6}Z`, { fill: `url(#${fill})` }) + rect(x - q, y - 12, w, 4, { fill: '#000', 'fill-opacity': 0.18 });
};
const valve = (x: number, y: number, s: number, gauge = true): string => g({ transform: `translate(${x} ${y}) scale(${s})` }, rect(-7, -9, 14, 10, { fill: 'url(#st)' }), path('M-9 -9H9L12 -17H-9Z', { fill: '#c7cdd4' }), path('M-4 -17L30 -30M2 -14L28 -13', { stroke: '#8b95a1', 'stroke-width': 5, 'stroke-linecap': 'round' }), circle(-4, -20, 4, { fill: 'none', stroke: C.amber, 'stroke-width': 2 }), gauge ? circle(-15, -10, 8, { fill: '#fff', stroke: '#343c47', 'stroke-width': 2 }) + path('M-15 -10l4 -4', { stroke: C.red, 'stroke-width': 2 }) : '');
const label = (x: number, y: number, w: number, h: number, t: string): string => rect(x - w / 2, y, w, h, { fill: C.w }) + rect(x - w / 2, y, w, 7, { fill: C.k2 }) + el('text', { x, y: y + 26, 'text-anchor': 'middle', 'font-family': 'Arial,Helvetica,sans-serif', 'font-weight': 700, 'font-size': w > 50 ? 15 : 12, fill: C.k2 }, t) + path(`M${x - w * 0.34} ${y + 36}h${w * 0.68}M${x - w * 0.34} ${y + 43}h${w * 0.48}`, { stroke: C.s1, 'stroke-width': 2.5 });
const hose = (d: string): string => path(d, { fill: 'none', stroke: '#14181d', 'stroke-width': 8, 'stroke-linecap': 'round' }) + path(d, { fill: 'none', stroke: '#49535f', 'stroke-width': 1.5, 'stroke-linecap': 'round', transform: 'translate(-1.5 -1)' });
const plinth = (x: number, y: number, w: number, h: number): string => path(`M${x} ${y}l16 -14h${w}l16 14z`, { fill: '#fff' }) + rect(x, y, w + 32, h, { fill: 'url(#pl)' }) + path(`M${x} ${y}h${w + 32}`, { stroke: '#fff', 'stroke-width': 2 });
const shadow = (x: number, y: number, w: number): string => ellipse(x + 8, y, w, 6, { fill: '#0f1216', 'fill-opacity': 0.22 });

const products = (): string => [
  path('M190 0H640V400H390Z', { fill: 'url(#rd)' }), path('M190 0L390 400', { stroke: '#fff', 'stroke-width': 3 }),
  '<g transform="translate(-104 -44) scale(1.12)">',
  plinth(250, 300, 110, 100), plinth(366, 262, 90, 138), plinth(462, 318, 160, 82),
  // powder, portable
  shadow(316, 292, 46), hose('M300 178C262 170 258 214 262 250'), rect(256, 246, 13, 28, { rx: 3, fill: '#14181d' }), body(316, 294, 70, 118, 'cy'), label(316, 212, 70, 54, 'ABC'), valve(316, 177, 1.15),
  // CO2, with horn
  shadow(428, 254, 36), hose('M420 92C380 86 382 130 382 156'), path('M374 152H391L402 226H363Z', { fill: '#14181d' }), path('M378 152H384L380 226H372Z', { fill: '#343c47' }), body(428, 256, 54, 162, 'cy'), label(428, 160, 54, 50, 'CO₂'), valve(428, 95, 1.05, false),
  // wheeled unit
  shadow(560, 312, 74), path('M604 300C636 270 640 190 612 150', { fill: 'none', stroke: '#8b95a1', 'stroke-width': 7, 'stroke-linecap': 'round' }), path('M588 150H628', { stroke: '#c7cdd4', 'stroke-width': 10, 'stroke-linecap': 'round' }),
  body(552, 302, 104, 180, 'cy'), label(552, 196, 104, 58, 'ESPUMA'), valve(552, 123, 1.25), hose('M538 112C488 96 478 150 484 190C490 226 506 258 488 280'), path('M482 276l12 4l-8 26l-12 -4z', { fill: '#343c47' }),
  circle(596, 288, 28, { fill: '#14181d' }), circle(596, 288, 17, { fill: '#c7cdd4' }), circle(596, 288, 5, { fill: '#343c47' }), path('M596 271V305M579 288H613', { stroke: '#8b95a1', 'stroke-width': 3 }), '</g>',
].join('');
save(CONTENT, 'promo/produtos.svg', doc(640, 400, 'Extintores portáteis e sobre rodas',
  el('defs', {}, lin('bg', 0, 0, 1, 1, [[0, '#f7f6f3'], [1, '#d9dde3']]), lin('rd', 0, 0, 0, 1, [[0, '#343c47'], [1, '#171b21']]), lin('cy', 0, 0, 1, 0, [[0, '#8e0d22'], [0.22, '#d61d3a'], [0.34, '#f2677d'], [0.5, C.red], [0.85, '#9c0e25'], [1, '#6d0a1a']]), lin('st', 0, 0, 1, 0, [[0, '#8b95a1'], [0.4, '#fff'], [1, '#8b95a1']]), lin('pl', 0, 0, 0, 1, [[0, '#d9dde3'], [1, '#b3bbc4']]), el('pattern', { id: 'grid', width: 32, height: 32, patternUnits: 'userSpaceOnUse' }, path('M32 0H0V32', { fill: 'none', stroke: C.s1, 'stroke-opacity': 0.14 }))) +
  rect(0, 0, 640, 400, { fill: 'url(#bg)' }) + rect(0, 0, 640, 400, { fill: 'url(#grid)' }) + products()));
