// Hero 2: inspection of a condominium corridor before legalisation.
import { C, CONTENT, circle, doc, el, ellipse, g, lin, path, poly, rad, rect, save } from './lib';
import { figure, figureDefs } from './figure';

const WX = 900, FLOOR = 730, TOP = 96; // the frontal wall
const extinguisher = (x: number, y: number, s: number, co2 = false): string => g({ transform: `translate(${x} ${y}) scale(${s})` },
  path(co2 ? 'M-20 62V-18C-20 -32 -12 -38 -7 -40H7C12 -38 20 -32 20 -18V62Z' : 'M-25 62V-8C-25 -22 -14 -27 -8 -29H8C14 -27 25 -22 25 -8V62Z', { fill: 'url(#cy)' }),
  rect(co2 ? -20 : -25, 2, co2 ? 40 : 50, 34, { fill: C.w }), path('M-16 11H6M-16 18H12M-16 25H8', { stroke: C.s1, 'stroke-width': 2.5 }), rect(8, 8, 8, 8, { fill: C.red }),
  g({ transform: co2 ? 'translate(0 -11)' : undefined }, rect(-7, -37, 14, 9, { fill: C.s1 }), path('M-8 -37H8L10 -43H-8Z', { fill: C.s2 }), path('M-6 -43L26 -54M-2 -41L24 -39', { stroke: C.n2, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    co2 ? path('M-8 -42C-36 -46 -38 -26 -36 -6', { fill: 'none', stroke: '#0f1216', 'stroke-width': 6 }) + path('M-40 -8H-32L-26 46H-46Z', { fill: '#14181d', stroke: '#49535f', 'stroke-width': 1.5 }) : circle(-13, -37, 6.5, { fill: C.w, stroke: C.s1, 'stroke-width': 2 }) + path('M-8 -44C-38 -52 -42 -20 -39 10C-37 24 -39 34 -37 44', { fill: 'none', stroke: '#0c0e12', 'stroke-width': 6 })));
const sign = (x: number, y: number, kind: 'e' | 'h'): string => rect(x - 30, y - 30, 60, 60, { rx: 2, fill: C.red, stroke: '#fff', 'stroke-width': 3 }) +
  (kind === 'e' ? path(`M${x - 9} ${y + 20}v-24q0 -6 9 -6t9 6v24zM${x - 4} ${y - 12}v-8h13M${x + 4} ${y - 14}q16 0 14 18`, { fill: '#fff', stroke: '#fff', 'stroke-width': 3, 'fill-opacity': 1 }).replace('fill="#fff"', 'fill="none"') + rect(x - 9, y - 8, 18, 29, { rx: 4, fill: '#fff' }) :
    circle(x, y, 17, { fill: 'none', stroke: '#fff', 'stroke-width': 4 }) + circle(x, y, 9, { fill: 'none', stroke: '#fff', 'stroke-width': 4 }) + path(`M${x + 17} ${y}v18h6`, { fill: 'none', stroke: '#fff', 'stroke-width': 4 }));

const corridor = (): string => {
  // receding corridor to the left of the wall, very quiet
  const vx = 640, vy = 420;
  let tiles = '', cross = '';
  for (let i = -2; i <= 16; i++) tiles += `M${WX - 300 + i * 100} 900L${(vx + (WX - 300 + i * 100 - vx) * 0.3).toFixed(0)} ${(vy + (900 - vy) * 0.3).toFixed(0)}`;
  for (const t of [0.42, 0.52, 0.66, 0.82]) cross += `M0 ${(vy + (900 - vy) * t).toFixed(0)}H1920`;
  const q = (t: number): [number, number, number] => [vx + (WX - vx) * t, vy + (TOP - vy) * t, vy + (FLOOR - vy) * t];
  const [ex, et, eb] = q(0.34);
  const door = (a: number, b: number): string => { const [x0, , b0] = q(a), [x1, , b1] = q(b); const h = (t: number): number => vy + (230 - vy) * t; return path(poly([[x0, h(a)], [x1, h(b)], [x1, b1], [x0, b0]]), { fill: '#14181d', stroke: '#49535f', 'stroke-opacity': 0.5, 'stroke-width': 1.5 }); };
  return path(poly([[0, FLOOR], [ex, eb], [1920, eb], [1920, 900], [0, 900]]), { fill: '#14181d' }) +
    path(poly([[WX, TOP], [ex, et], [ex, eb], [WX, FLOOR]]), { fill: 'url(#sw)' }) + door(0.44, 0.56) + door(0.68, 0.86) +
    path(poly([[WX, TOP], [ex, et], [0, et], [0, 0], [WX, 0]]), { fill: '#12161b' }) + path(poly([[ex, et], [ex, eb], [300, eb], [300, et]]), { fill: '#171b21' }) +
    rect(0, FLOOR, 1920, 170, { fill: 'url(#fl)' }) + path(tiles + cross, { stroke: C.s2, 'stroke-opacity': 0.09, fill: 'none' }) +
    // frontal wall
    rect(WX, TOP, 1020, FLOOR - TOP, { fill: 'url(#wall)' }) + rect(WX, 0, 1020, TOP, { fill: '#171b21' }) + path(`M${WX} ${TOP}H1920`, { stroke: C.s1, 'stroke-opacity': 0.6, 'stroke-width': 2 }) +
    rect(WX, 560, 1020, FLOOR - 560, { fill: '#000', 'fill-opacity': 0.16 }) + path(`M${WX} 560H1920`, { stroke: C.s2, 'stroke-opacity': 0.3, 'stroke-width': 2 }) + rect(WX, FLOOR - 16, 1020, 16, { fill: '#171b21' }) + path(`M${WX} ${FLOOR}H1920M${WX} ${TOP}V${FLOOR}`, { stroke: C.s2, 'stroke-width': 2, 'stroke-opacity': 0.7 });
};
const pipe = (d: string, w: number): string => path(d, { fill: 'none', stroke: '#8e0d22', 'stroke-width': w, 'stroke-linejoin': 'round' }) + path(d, { fill: 'none', stroke: C.red, 'stroke-width': w * 0.66, 'stroke-linejoin': 'round', transform: `translate(0 ${-w * 0.1})` }) + path(d, { fill: 'none', stroke: '#ff7d90', 'stroke-width': w * 0.14, 'stroke-linejoin': 'round', transform: `translate(${-w * 0.16} ${-w * 0.2})` });

const ceiling = (): string => {
  let o = pipe('M700 62H1920M1560 62V330', 20);
  for (const x of [980, 1250, 1790]) o += path(`M${x} 100L${x - 150} 330H${x + 150}Z`, { fill: 'url(#cone)', 'fill-opacity': 0.5 }) + rect(x - 6, 70, 12, 14, { fill: C.s1 }) + path(`M${x - 9} 84V96L${x} 104L${x + 9} 96V84`, { fill: 'none', stroke: C.s2, 'stroke-width': 4 }) + rect(x - 14, 103, 28, 5, { fill: C.n2 });
  for (const x of [1120, 1400, 1700]) o += rect(x - 12, 50, 24, 24, { rx: 2, fill: '#a3acb7' }) + path(`M${x} 0V50`, { stroke: '#8b95a1', 'stroke-width': 5 });
  return o + path('M1010 96h36l-5 12h-26z', { fill: C.n1 }) + circle(1028, 112, 3, { fill: C.redL });
};
const kit = (): string => [
  // apartment door
  rect(930, 262, 150, FLOOR - 262, { fill: '#12161b' }), rect(940, 272, 130, FLOOR - 272, { fill: 'url(#door)' }), rect(958, 296, 94, 150, { fill: 'none', stroke: '#171b21', 'stroke-width': 3 }), rect(958, 470, 94, 220, { fill: 'none', stroke: '#171b21', 'stroke-width': 3 }), rect(1044, 500, 20, 7, { rx: 3, fill: C.s2 }), rect(1046, 490, 8, 30, { rx: 2, fill: C.s1 }),
  // exit sign and emergency light
  rect(948, 190, 114, 44, { rx: 3, fill: C.amber }), path('M964 224l8 -10l-4 -10l10 -2l8 8l8 2M972 214l-10 2M978 206l-2 12l10 6l2 10', { fill: 'none', stroke: C.k1, 'stroke-width': 4, 'stroke-linejoin': 'round' }), circle(980, 197, 4, { fill: C.k1 }), path('M1008 212h34M1032 202l11 10l-11 10', { fill: 'none', stroke: C.k1, 'stroke-width': 5 }),
  ellipse(1005, 214, 160, 90, { fill: 'url(#amb)' }),
  // evacuation plan on the wall
  rect(1408, 158, 132, 98, { rx: 2, fill: C.n2 }), rect(1413, 163, 122, 88, { fill: C.w }),
  // hydrant cabinet
  rect(1444, 332, 232, 274, { rx: 4, fill: '#000', 'fill-opacity': 0.25, transform: 'translate(10 12)' }), rect(1444, 332, 232, 274, { rx: 4, fill: C.red }), rect(1444, 332, 232, 274, { rx: 4, fill: 'none', stroke: '#ec4a63', 'stroke-width': 3 }), rect(1462, 350, 196, 238, { fill: '#4a0914' }),
  pipe('M1560 350V392H1506', 22), circle(1506, 392, 21, { fill: 'none', stroke: '#ec4a63', 'stroke-width': 6 }), path('M1485 392H1527M1506 371V413', { stroke: '#ec4a63', 'stroke-width': 4 }),
  circle(1568, 484, 82, { fill: '#171b21' }), ...[78, 68, 58, 48, 38, 28].map((q) => circle(1568, 484, q, { fill: 'none', stroke: q % 20 === 8 ? C.n1 : C.s2, 'stroke-width': 8 })), circle(1568, 484, 18, { fill: C.red, stroke: '#5c0b19', 'stroke-width': 4 }),
  path('M1646 484C1652 540 1640 566 1612 570H1560', { fill: 'none', stroke: C.n1, 'stroke-width': 9 }), path('M1562 563L1506 567V574L1562 577Z', { fill: C.amber }), rect(1560, 562, 14, 16, { fill: C.s1 }),
  path('M1462 588L1600 350H1650L1512 588Z', { fill: '#fff', 'fill-opacity': 0.07 }), path('M1540 588L1658 386V430L1566 588Z', { fill: '#fff', 'fill-opacity': 0.05 }), rect(1462, 350, 196, 238, { fill: 'none', stroke: '#8e0d22', 'stroke-width': 4 }), rect(1664, 460, 7, 26, { rx: 3, fill: C.n2 }),
  // extinguishers with signs and floor marks
  sign(1390, 336, 'e'), sign(1640, 280, 'h'), sign(1786, 330, 'e'),
  path('M1360 474h60M1754 470h64', { stroke: C.s1, 'stroke-width': 5 }), extinguisher(1392, 505, 1.4), extinguisher(1786, 500, 1.45, true),
  path(poly([[1344, 752], [1432, 752], [1447, 800], [1342, 800]]), { fill: C.red, stroke: C.amber, 'stroke-width': 6 }), path(poly([[1740, 752], [1832, 752], [1852, 800], [1746, 800]]), { fill: C.red, stroke: C.amber, 'stroke-width': 6 }), path(poly([[1470, 752], [1652, 752], [1674, 800], [1474, 800]]), { fill: C.red, stroke: C.amber, 'stroke-width': 6 }),
].join('');
const planArt = (x: number, y: number, s: number, a: string, b: string): string => g({ transform: `translate(${x} ${y}) scale(${s})`, fill: 'none' },
  path('M0 0H120V80H0ZM0 34H44M60 34H120M44 0V20M44 34V80M82 34V54M82 68V80M82 0V34', { stroke: a, 'stroke-width': 2.5 / Math.sqrt(s) }), path('M20 60H52V42H100V60M20 16H52V42', { stroke: b, 'stroke-width': 3 / Math.sqrt(s), 'stroke-dasharray': `${6 / Math.sqrt(s)} ${4 / Math.sqrt(s)}` }), path('M94 54L100 62L106 54', { stroke: b, 'stroke-width': 3 / Math.sqrt(s) }));

const scene = (): string => corridor() + ceiling() + kit() + planArt(1421, 171, 0.88, C.s1, C.red) +
  g({ transform: 'translate(1142 796) scale(1.06)' }, figure());
const defs = (m: boolean): string => el('defs', {}, figureDefs, lin('wall', 0, 0, 1, 0.4, [[0, '#4a5462'], [0.5, '#39424d'], [1, '#262d36']]), lin('sw', 0, 0, 1, 0, [[0, '#171b21'], [1, '#29303a']]), lin('fl', 0, 0, 0, 1, [[0, '#2b323c'], [1, '#14181d']]), lin('door', 0, 0, 1, 1, [[0, '#3a2a26'], [1, '#231a1a']]),
  lin('cy', 0, 0, 1, 0, [[0, '#a30f27'], [0.3, '#ec4a63'], [0.5, C.red], [1, '#7d0b1e']]), lin('cone', 0, 0, 0, 1, [[0, '#fff', 0.3], [1, '#fff', 0]]), rad('amb', 0.5, 0.5, 0.5, [[0, C.amber, 0.3], [1, C.amber, 0]]),
  lin('calm', 0, 0, m ? 0 : 1, m ? 1 : 0, m ? [[0, C.k0, 0], [0.5, C.k0, 0], [0.59, C.k0, 0.96], [1, C.k0]] : [[0, C.k0, 0.96], [0.36, C.k0, 0.82], [0.53, C.k0, 0]]));
const TITLE = 'Técnico vistoria extintores e hidrante no corredor de um condomínio';
save(CONTENT, 'hero/slide-2.svg', doc(1920, 900, TITLE, defs(false) + rect(0, 0, 1920, 900, { fill: C.k0 }) + scene() + rect(0, 0, 1920, 900, { fill: 'url(#calm)' }) + g({ opacity: 0.05 }, planArt(90, 180, 6.2, '#fff', '#ff8b9d'))));
save(CONTENT, 'hero/slide-2-mobile.svg', doc(900, 1100, TITLE, defs(true) + rect(0, 0, 900, 1100, { fill: C.k0 }) + g({ transform: 'translate(-559 -6) scale(.76)' }, scene()) + rect(0, 0, 900, 1100, { fill: 'url(#calm)' })));
