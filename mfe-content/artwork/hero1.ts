// Hero 1: a building in section at dusk, its firefighting system drawn in red and its detection loop in amber.

import type { P2 } from './lib';
import { C, CONTENT, circle, doc, el, ellipse, g, lin, path, poly, rad, rect, rng, save, use } from './lib';

const FH = 66; // floor to floor
const FLOORS = 7;
const CUT = [646, 646, 580, 580, 514, 514, 448]; // where the facade is peeled away, per floor
const W = 830;
const RISER = 150;
const top = (f: number): number => -FH * (f + 1); // underside of the slab above floor f
const thin = { fill: 'none', stroke: C.s1, 'stroke-width': 1 };

const defs = (m = false): string =>
  el(
    'defs',
    {},
    lin(
      'sky',
      0,
      0,
      0,
      1,
      m
        ? [
            [0, '#12161d'],
            [0.25, '#1d2029'],
            [0.45, '#3a2029'],
            [0.53, '#5a2129'],
            [0.56, C.k0],
            [1, C.k0],
          ]
        : [
            [0, '#11151b'],
            [0.35, '#1b1f28'],
            [0.62, '#33202a'],
            [0.8, '#5e2129'],
            [0.82, C.k0],
          ],
    ),
    rad('glow', 0.5, 0.5, 0.5, [
      [0, '#d8573a', 0.55],
      [0.5, C.red, 0.22],
      [1, C.red, 0],
    ]),
    lin('lit', 0, 0, 0, 1, [
      [0, '#ffe0a0'],
      [0.5, '#d29a48'],
      [1, '#8a5a2c'],
    ]),
    lin('dim', 0, 0, 0, 1, [
      [0, '#4b5562'],
      [1, '#2b323c'],
    ]),
    lin('fac', 0, 0, 1, 0, [
      [0, '#2a313b'],
      [1, '#171b21'],
    ]),
    lin('win', 0, 0, 1, 1, [
      [0, '#3f4855'],
      [0.5, '#262d36'],
      [1, '#1c2128'],
    ]),
    lin('winl', 0, 0, 0, 1, [
      [0, '#ffe3a0'],
      [1, '#c98b1f'],
    ]),
    lin('water', 0, 0, 0, 1, [
      [0, '#aebac6', 0.75],
      [1, '#4a5766', 0.75],
    ]),
    lin('spray', 0, 0, 0, 1, [
      [0, '#fff', 0.34],
      [1, '#fff', 0],
    ]),
    lin('shade', 0, 0, 1, 0, [
      [0, '#000', 0],
      [1, '#000', 0.55],
    ]),
    lin('fade', 0, 0, 0, 1, [
      [0, C.k0, 0],
      [0.2, C.k0, 0.86],
      [0.34, C.k0],
    ]),
    el(
      'pattern',
      { id: 'grid', width: 40, height: 40, patternUnits: 'userSpaceOnUse' },
      path('M40 0H0V40', { fill: 'none', stroke: C.s2, 'stroke-opacity': 0.055 }),
    ),
    el(
      'pattern',
      { id: 'earth', width: 9, height: 9, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-45)' },
      path('M0 0H9', { stroke: C.s1, 'stroke-opacity': 0.28 }),
    ),
    // sprinkler head with its water cone
    g(
      { id: 'sp' },
      path('M0 9L-26 46H26Z', { fill: 'url(#spray)' }),
      path('M0 0V6M-4.5 8H4.5M-2 6H2', { stroke: '#ff5a72', 'stroke-width': 2, fill: 'none' }),
    ),
    // hydrant cabinet
    g(
      { id: 'hy' },
      rect(-8, -34, 16, 22, { rx: 1.5, fill: C.red }),
      circle(0, -24, 5.4, { fill: 'none', stroke: '#fff', 'stroke-width': 1.6 }),
      circle(0, -24, 1.8, { fill: '#fff' }),
      path('M-5 -15H5', { stroke: '#fff', 'stroke-width': 1.4 }),
    ),
    // wall extinguisher
    g(
      { id: 'ex' },
      rect(-3.2, -26, 6.4, 15, { rx: 2.4, fill: C.redL }),
      path('M0 -26V-30M-3 -30H4M3 -29Q6 -26 4.5 -20', { fill: 'none', stroke: C.n2, 'stroke-width': 1.3 }),
    ),
    // detector
    g(
      { id: 'de' },
      rect(-4, 0, 8, 3, { rx: 1, fill: C.amber }),
      path('M-6 7A7 7 0 0 0 6 7M-10 9A12 12 0 0 0 10 9', {
        fill: 'none',
        stroke: C.amber,
        'stroke-opacity': 0.55,
        'stroke-width': 1,
      }),
    ),
    // furniture, drawn on the floor line
    g(
      { id: 'desk', fill: '#14181d' },
      path('M-26 0V-18H26V0H23V-15H-23V0ZM-12 -19V-34H12V-19ZM28 0V-12H38L41 -30H44L41 -10V0H39V-9H31V0Z'),
    ),
    g(
      { id: 'sofa', fill: '#14181d' },
      path(
        'M-30 0V-14Q-30 -18 -26 -18H-24V-24Q-24 -28 -20 -28H20Q24 -28 24 -24V-18H26Q30 -18 30 -14V0ZM44 0V-40H38L41 -48H50L53 -40H47V0Z',
      ),
    ),
    g({ id: 'bed', fill: '#14181d' }, path('M-32 0V-28H-29V-14H30V0H27V-5H-29V0ZM-27 -15V-20H-14L-12 -15Z')),
    g(
      { id: 'shelf', fill: '#14181d' },
      path('M-18 0V-48H18V0ZM-15 -45V-34H15V-45ZM-15 -31V-20H15V-31ZM-15 -17V-4H15V-17Z'),
      path('M-13 -34V-43H-10V-34ZM-8 -34V-41H-5V-34ZM2 -20V-29H6V-20ZM-12 -4V-13H0V-4Z'),
    ),
    g(
      { id: 'plant', fill: '#14181d' },
      path(
        'M-6 0L-8 -11H8L6 0ZM-1 -11C-12 -18 -13 -27 -11 -32C-6 -29 -2 -24 -1 -18C0 -26 4 -33 10 -36C11 -27 7 -18 1 -11Z',
      ),
    ),
    g(
      { id: 'man', fill: C.n2 },
      circle(0, -30, 3.6),
      path('M-4 -25H4L5 -13H3L2 0H-.5L0 -11L-2 0H-4.5L-4 -13H-5.5Z'),
    ),
    g(
      { id: 'tree' },
      path('M0 0V-34', { stroke: '#0c0e12', 'stroke-width': 4 }),
      path('M0 -92C18 -92 27 -76 24 -62C33 -52 26 -34 8 -32C-8 -28 -27 -36 -24 -54C-31 -70 -18 -92 0 -92Z', {
        fill: '#10141a',
      }),
      path('M0 -34V-74M0 -50L10 -60M0 -58L-9 -67', { stroke: '#343c47', 'stroke-width': 1, fill: 'none' }),
    ),
    g(
      { id: 'car' },
      path('M-34 0V-12L-24 -15L-14 -27H14L25 -15L34 -12V0Z', { fill: '#2b323c' }),
      path('M-18 -15L-11 -24H-1V-15ZM2 -15V-24H12L20 -15Z', { fill: '#566170' }),
      circle(-19, 0, 6.5, { fill: '#0c0e12' }),
      circle(19, 0, 6.5, { fill: '#0c0e12' }),
    ),
  );

/** A red pipe: halo, body and a thin highlight. */
const pipe = (d: string, w = 4): string =>
  path(d, {
    fill: 'none',
    stroke: C.red,
    'stroke-opacity': 0.2,
    'stroke-width': w * 3.2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }) +
  path(d, { fill: 'none', stroke: '#e0213f', 'stroke-width': w, 'stroke-linejoin': 'round' }) +
  path(d, { fill: 'none', stroke: '#ff9dac', 'stroke-width': w / 4, 'stroke-linejoin': 'round' });

const building = (): string => {
  const o: string[] = [];
  const rnd = rng(11);
  // Room back walls; lit rooms are warm.
  const LIT = ['111', '101', '010', '110', '011', '100', '010'];
  const WALLS = [172, 318, 452];
  for (let f = 0; f < FLOORS; f++) {
    const y = top(f),
      cut = CUT[f];
    o.push(rect(0, y, cut, FH, { fill: 'url(#dim)' }));
    const xs = [...WALLS.filter((x) => x < cut - 40), cut];
    for (let i = 0; i + 1 < xs.length; i++) {
      const lit = LIT[f][i] === '1' || i > 2;
      if (lit) o.push(rect(xs[i], y, xs[i + 1] - xs[i], FH, { fill: 'url(#lit)' }));
      // a receding floor band and a skirting line give each room its depth
      o.push(
        path(
          poly([
            [xs[i], y + FH],
            [xs[i + 1], y + FH],
            [xs[i + 1] - 8, y + FH - 9],
            [xs[i] + 8, y + FH - 9],
          ]),
          { fill: '#0f1216', 'fill-opacity': 0.42 },
        ),
      );
    }
    // peeled facade throws its shadow on the last room
    o.push(rect(cut - 34, y, 34, FH, { fill: 'url(#shade)' }));
  }
  // Partitions with door openings
  let part = '';
  for (let f = 0; f < FLOORS; f++)
    for (const x of WALLS.slice(1)) if (x < CUT[f] - 40) part += `M${x} ${top(f)}V${top(f) + (f % 2 ? FH : 22)}`;
  o.push(path(part, { stroke: '#171b21', 'stroke-width': 5 }));
  // Furniture
  const F: [string, number, number][] = [
    ['plant', 200, 0],
    ['man', 232, 0],
    ['sofa', 374, 0],
    ['plant', 500, 0],
    ['desk', 560, 0],
    ['man', 622, 0],
    ['desk', 234, 1],
    ['shelf', 296, 1],
    ['desk', 372, 1],
    ['shelf', 484, 1],
    ['desk', 546, 1],
    ['plant', 620, 1],
    ['bed', 250, 2],
    ['shelf', 352, 2],
    ['sofa', 396, 2],
    ['plant', 476, 2],
    ['bed', 528, 2],
    ['sofa', 236, 3],
    ['desk', 374, 3],
    ['plant', 434, 3],
    ['shelf', 490, 3],
    ['desk', 536, 3],
    ['desk', 240, 4],
    ['plant', 304, 4],
    ['sofa', 372, 4],
    ['shelf', 484, 4],
    ['sofa', 240, 5],
    ['bed', 366, 5],
    ['shelf', 430, 5],
    ['plant', 478, 5],
    ['shelf', 220, 6],
    ['desk', 268, 6],
    ['sofa', 366, 6],
  ];
  for (const [id, x, f] of F) o.push(use(id, x, -FH * f - 4));
  // Facade in elevation, peeled
  const cutPts: P2[] = [];
  for (let f = 0; f < FLOORS; f++) cutPts.push([CUT[f], -FH * f], [CUT[f], top(f)]);
  o.push(path(poly([...cutPts, [W, top(FLOORS - 1)], [W, 0]]), { fill: 'url(#fac)' }));
  let dark = '',
    lit = '',
    mull = '';
  for (let f = 0; f < FLOORS; f++) {
    for (let x = 462; x < W - 40; x += 66) {
      if (x < CUT[f] + 6) continue;
      const d = f === 0 ? `M${x} ${-58}h54v58h-54z` : `M${x} ${top(f) + 16}h54v40h-54z`;
      if (rnd() < 0.36) lit += d;
      else dark += d;
      mull += f === 0 ? `M${x + 27} -58v58` : `M${x + 18} ${top(f) + 16}v40m18 0v-40`;
    }
  }
  o.push(
    path(dark, { fill: 'url(#win)' }),
    path(lit, { fill: 'url(#winl)' }),
    path(mull, { stroke: '#171b21', 'stroke-width': 2 }),
  );
  // light shelf under each window row and slab edges
  let slab = '',
    edge = '';
  for (let f = 0; f <= FLOORS; f++) {
    const x2 = f === FLOORS ? CUT[6] : Math.max(CUT[f] ?? 0, CUT[f - 1] ?? 0);
    slab += `M-6 ${-FH * f - 4}H${x2}V${-FH * f + 4}H-6Z`;
    edge += `M${x2} ${-FH * f}H${W + 6}`;
  }
  o.push(path(edge, { stroke: '#49535f', 'stroke-width': 3 }), path(slab, { fill: '#cfd5db' }));
  // cut profile of the facade
  let prof = `M${CUT[0]} 0`;
  for (let f = 0; f < FLOORS; f++) prof += `V${top(f)}` + (f < 6 && CUT[f + 1] !== CUT[f] ? `H${CUT[f + 1]}` : '');
  o.push(
    path(prof, { fill: 'none', stroke: C.w, 'stroke-width': 3 }),
    path(`M${W} 0V${top(6)}`, { stroke: '#49535f', 'stroke-width': 3 }),
  );
  // Stair core, shaft and cut walls
  o.push(rect(0, top(6), 128, FH * FLOORS, { fill: '#20262e' }));
  let st = '',
    st2 = '',
    rail = '';
  for (let f = 0; f < FLOORS; f++) {
    const y = -FH * f - 4;
    let a = `M128 ${y}H112`,
      b = `M18 ${y - 31}`;
    for (let i = 0; i < 7; i++) {
      a += 'v-4.4h-13';
      b += 'v-4.4h13';
    }
    st += a + 'H8';
    st2 += b + 'H124';
    rail += `M112 ${y - 16}L30 ${y - 47}M22 ${y - 47}L100 ${y - 78}`;
  }
  const clip = el('clipPath', { id: 'core' }, rect(0, top(6), 128, FH * FLOORS));
  o.push(
    clip,
    g(
      { 'clip-path': 'url(#core)', fill: 'none' },
      path(st2, { stroke: '#5b6673', 'stroke-width': 2 }),
      path(rail, { stroke: '#5b6673', 'stroke-width': 1 }),
      path(st, { stroke: C.n2, 'stroke-width': 2 }),
    ),
  );
  // people on the flights: step 3 of the near flight, step 5 of the far one, landings
  for (const [f, x, dy] of [
    [0, 74, -17.2],
    [1, 46, -26],
    [3, 14, -31],
    [4, 96, -8.4],
  ] as const)
    o.push(use('man', x, -FH * f - 4 + dy));
  let wall = `M-3 0V${top(6)}`;
  for (let f = 0; f < FLOORS; f++) wall += `M128 ${top(f)}v18M172 ${top(f)}v18`;
  o.push(path(wall, { stroke: '#cfd5db', 'stroke-width': 5 }));
  // fire doors and exit signs at each landing
  let doors = '',
    signs = '';
  for (let f = 0; f < FLOORS; f++) {
    doors += `M128 ${-FH * f - 4}v-40`;
    signs += `M117 ${top(f) + 9}h9v5h-9z`;
  }
  o.push(path(doors, { stroke: C.red, 'stroke-width': 3 }), path(signs, { fill: C.amber }));
  return o.join('');
};

const roof = (): string => {
  const y = top(6) - 4;
  return [
    path(`M448 ${y}v-14h${W - 448 + 4}v14M-6 ${y}v-14h30M214 ${y}v-14h120M448 ${y}v-14`, {
      fill: 'none',
      stroke: '#5b6673',
      'stroke-width': 2,
    }),
    rect(334, y - 34, 96, 34, { fill: '#262d36', stroke: '#5b6673', 'stroke-width': 1.5 }),
    path(`M346 ${y - 24}h72M346 ${y - 17}h72M346 ${y - 10}h72`, { stroke: '#49535f', 'stroke-width': 2 }),
    path(`M392 ${y - 34}v-62M384 ${y - 80}h16M387 ${y - 90}h10`, thin),
    circle(392, y - 98, 3.5, { fill: C.redL }),
    circle(392, y - 98, 10, { fill: C.red, 'fill-opacity': 0.3 }),
    // upper reservoir
    path(`M44 ${y}v-26M196 ${y}v-26M120 ${y}v-26`, { stroke: '#8b95a1', 'stroke-width': 5 }),
    rect(30, y - 90, 180, 66, { fill: '#1c2128' }),
    rect(34, y - 70, 172, 44, { fill: 'url(#water)' }),
    path(`M34 ${y - 70}q14.3 -6 28.7 0t28.7 0t28.7 0t28.7 0t28.7 0t28.5 0`, {
      fill: 'none',
      stroke: C.n1,
      'stroke-width': 1.5,
    }),
    path(`M34 ${y - 46}H206`, { stroke: C.red, 'stroke-width': 1.5, 'stroke-dasharray': '7 5' }),
    rect(30, y - 90, 180, 66, { fill: 'none', stroke: '#cfd5db', 'stroke-width': 5 }),
    path(`M700 ${y - 14}v-24h70v24M716 ${y - 38}v-10h38v10`, {
      fill: '#1c2128',
      stroke: '#5b6673',
      'stroke-width': 1.5,
    }),
  ].join('');
};

const basement = (): string => {
  const B = 88;
  return [
    rect(0, 4, W, B, { fill: '#1c2128' }),
    rect(128, 4, 212, B, { fill: 'url(#lit)', 'fill-opacity': 0.32 }),
    rect(580, 4, W - 580, B, { fill: 'url(#dim)', 'fill-opacity': 0.55 }),
    rect(352, 32, 214, 56, { fill: 'url(#water)', 'fill-opacity': 0.8 }),
    path('M352 32q17.8 -6 35.7 0t35.7 0t35.7 0t35.7 0t35.7 0t35.5 0', {
      fill: 'none',
      stroke: C.n1,
      'stroke-width': 1.5,
    }),
    path(`M-3 0V${B + 4}H${W + 3}V0M346 4V${B}M572 4V${B}M128 4V${B}`, {
      fill: 'none',
      stroke: '#cfd5db',
      'stroke-width': 6,
    }),
    path('M660 4V88M750 4V88', { stroke: '#343c47', 'stroke-width': 8 }),
    use('car', 616, 82),
    use('car', 706, 82),
    use('car', 794, 82),
    // suction and pump set
    pipe('M372 74H314M286 60V44H150', 5),
    rect(222, 78, 112, 8, { fill: '#8b95a1' }),
    circle(296, 68, 15, { fill: C.red }),
    circle(296, 68, 6, { fill: C.redDD }),
    rect(228, 57, 48, 20, { rx: 3, fill: '#e0213f' }),
    path('M234 57v20M241 57v20M248 57v20M255 57v20', { stroke: C.redD, 'stroke-width': 2 }),
    rect(276, 63, 8, 8, { fill: '#8b95a1' }),
    // jockey vessel, control panel, valve, gauge
    rect(186, 50, 18, 36, { rx: 8, fill: C.redD, stroke: C.redL, 'stroke-width': 1 }),
    rect(134, 54, 22, 30, { fill: '#343c47', stroke: C.s1, 'stroke-width': 1 }),
    path('M139 62h12M139 67h12', { stroke: C.s2, 'stroke-width': 1.5 }),
    circle(141, 75, 2, { fill: C.amber }),
    circle(148, 75, 2, { fill: C.redL }),
    circle(240, 36, 6.5, { fill: C.w, stroke: C.k2, 'stroke-width': 1.5 }),
    path('M240 36l3 -3M240 43v2', { stroke: C.red, 'stroke-width': 1.5 }),
    path('M168 38v-9M162 29h12', { stroke: C.n2, 'stroke-width': 2.5 }),
  ].join('');
};

/** Everything that fights fire, over the architecture. */
const system = (): string => {
  const o: string[] = [];
  let branch = '';
  for (let f = 0; f < FLOORS; f++) branch += `M${RISER} ${top(f) + 10}H${CUT[f] - 16}`;
  const y = top(6) - 4;
  // detection loop
  let loop = '';
  for (let f = 0; f < FLOORS; f++) loop += `M180 ${top(f) + 5}H${CUT[f] - 8}`;
  o.push(
    path(`${loop}M180 ${top(6) + 5}V-30`, {
      fill: 'none',
      stroke: C.amber,
      'stroke-width': 1.2,
      'stroke-dasharray': '4 3',
    }),
    rect(175, -36, 14, 18, { rx: 1, fill: '#343c47', stroke: C.amber, 'stroke-width': 1 }),
  );
  o.push(pipe(`M${RISER} ${y - 26}V44M30 44H-86V-4`, 6), pipe(`M30 44H${RISER}`, 6), pipe(branch, 3));
  for (let f = 0; f < FLOORS; f++) {
    for (let x = 214; x < CUT[f] - 14; x += 66) o.push(use('sp', x, top(f) + 11));
    for (let x = 247; x < CUT[f] - 30; x += 132) o.push(use('de', x, top(f) + 4));
    o.push(use('hy', RISER, top(f) + FH - 2), use('ex', 188, top(f) + FH - 4));
    o.push(circle(RISER, top(f) + 10, 4.4, { fill: C.w, stroke: C.red, 'stroke-width': 2 }));
  }
  // stop valve under the tank and the street inlet
  o.push(path(`M${RISER - 9} ${y - 12}h18l-18 9h18z`, { fill: C.w, stroke: C.red, 'stroke-width': 1.5 }));
  o.push(
    path('M-98 -6h24v-8h-24zM-92 -14v-6h12v6', { fill: C.red }),
    path('M-101 -6h30', { stroke: '#ff9dac', 'stroke-width': 2 }),
  );
  return o.join('');
};

/** Dimension chain and level marks on the right. */
const dims = (): string => {
  let d = `M${W + 46} 92V${top(6)}`,
    t = '',
    tri = '';
  for (const y of [92, ...Array.from({ length: 8 }, (_, i) => -FH * i)]) {
    d += `M${W + 14} ${y}H${W + 54}`;
    t += `M${W + 41} ${y + 5}l10 -10`;
    tri += `M${W + 60} ${y - 1}l-5 -8h10z`;
  }
  return (
    path(d, { ...thin, 'stroke-opacity': 0.5 }) +
    path(t, { stroke: C.n2, 'stroke-width': 1.5 }) +
    path(tri, { fill: C.s1 })
  );
};

const skyline = (
  seed: number,
  w: number,
  base: number,
  minH: number,
  maxH: number,
  fill: string,
  win: number,
): string => {
  const rnd = rng(seed);
  let d = `M0 ${base}`,
    wins = '';
  for (let x = 0; x < w; ) {
    const bw = 26 + Math.floor(rnd() * 44),
      h = minH + Math.floor(rnd() * (maxH - minH));
    d += `V${base - h}h${bw}`;
    if (rnd() < 0.3) d += `v-8h-${bw >> 1}v8h${bw >> 1}`;
    if (win)
      for (let yy = base - h + 8; yy < base - 10; yy += 11)
        for (let xx = x + 6; xx < x + bw - 6; xx += 9) if (rnd() < win) wins += `M${xx} ${yy}h4v5h-4z`;
    x += bw;
  }
  return path(`${d}V${base}Z`, { fill }) + (win ? path(wins, { fill: C.amber, 'fill-opacity': 0.5 }) : '');
};

const hills = (): string =>
  path(
    'M-20 0V-60C60 -80 90 -130 150 -140C200 -146 214 -110 262 -104C300 -100 318 -236 366 -262C396 -276 420 -220 438 -168C452 -128 480 -96 520 -92C580 -86 616 -150 690 -156C760 -160 790 -100 860 -92C980 -80 1020 -170 1130 -176C1240 -180 1290 -96 1400 -92C1520 -88 1600 -150 1700 -150C1800 -150 1860 -100 1960 -90V0Z',
    { fill: '#241c25' },
  ) +
  path(
    'M-20 0V-40C80 -46 120 -92 210 -92C300 -92 330 -44 440 -42C560 -40 640 -96 760 -92C880 -88 940 -40 1060 -40C1240 -40 1300 -100 1460 -96C1640 -90 1700 -40 1960 -40V0Z',
    { fill: '#1b171e' },
  );

/** Round detail views with a leader to the building. */
const callout = (id: string, x: number, y: number, rr: number, tx: number, ty: number, art: string): string => {
  const dx = Math.abs(ty - y),
    turn = 848 - dx;
  return (
    path(`M${x + rr + 7} ${y}H${turn}L848 ${ty}H${tx}`, {
      fill: 'none',
      stroke: C.w,
      'stroke-opacity': 0.6,
      'stroke-width': 1.2,
    }) +
    circle(tx, ty, 3.5, { fill: C.w }) +
    circle(x, y, rr + 7, { fill: 'none', stroke: C.w, 'stroke-opacity': 0.35, 'stroke-dasharray': '2 5' }) +
    circle(x, y, rr, { fill: '#161a20' }) +
    el('clipPath', { id }, circle(x, y, rr)) +
    g({ 'clip-path': `url(#${id})` }, g({ transform: `translate(${x} ${y})` }, art)) +
    circle(x, y, rr, { fill: 'none', stroke: C.w, 'stroke-width': 2 })
  );
};

const sprinklerArt = [
  path('M-70 -44H70', { stroke: C.red, 'stroke-opacity': 0.25, 'stroke-width': 28 }),
  path('M-71 -44H71', { stroke: C.red, 'stroke-width': 15 }),
  path('M-72 -48H72', { stroke: '#ff7d90', 'stroke-width': 2 }),
  path('M-5 14L-58 66H58L5 14Z', { fill: 'url(#spray)' }),
  path('M0 20L-44 62M0 20L-20 68M0 20V70M0 20L20 68M0 20L44 62', {
    stroke: '#fff',
    'stroke-opacity': 0.4,
    'stroke-dasharray': '3 6',
  }),
  rect(-16, -37, 32, 7, { fill: C.redD }),
  rect(-9, -30, 18, 10, { fill: C.s1 }),
  rect(-13, -22, 26, 6, { fill: C.s2 }),
  path('M-11 -16C-16 -4 -10 6 -2 10H2C10 6 16 -4 11 -16', { fill: 'none', stroke: C.s2, 'stroke-width': 4 }),
  rect(-2.5, -16, 5, 24, { rx: 2, fill: '#ff5a72' }),
  path('M-22 13H22L18 17H-18Z', { fill: C.n2 }),
  path('M-22 13v4M22 13v4M-12 15v5M12 15v5M0 15v5', { stroke: C.n2, 'stroke-width': 2 }),
].join('');
const hydrantArt = [
  rect(-48, -56, 96, 112, { rx: 4, fill: C.redD }),
  rect(-43, -51, 86, 102, { rx: 2, fill: '#5c0b19' }),
  circle(4, 8, 33, { fill: '#20262e' }),
  ...[31, 26, 21, 16, 11].map((q) => circle(4, 8, q, { fill: 'none', stroke: C.n1, 'stroke-width': 3 })),
  circle(4, 8, 5, { fill: C.s1 }),
  path('M-43 -34H-18V-24', { fill: 'none', stroke: '#e0213f', 'stroke-width': 9 }),
  circle(-28, -34, 9, { fill: C.red, stroke: '#ff9dac', 'stroke-width': 2 }),
  path('M-28 -40v12M-34 -34h12', { stroke: '#ff9dac', 'stroke-width': 1.5 }),
  path('M35 8C38 30 34 40 24 44L-14 46', { fill: 'none', stroke: C.n1, 'stroke-width': 4 }),
  path('M-14 42L-34 43.5V48.5L-14 50Z', { fill: C.amber }),
  path('M-43 51L30 -51M-10 51L43 -23', { stroke: '#fff', 'stroke-opacity': 0.1, 'stroke-width': 8 }),
  rect(-48, -56, 96, 112, { rx: 4, fill: 'none', stroke: C.redL, 'stroke-width': 2.5 }),
].join('');
const extinguisherArt = [
  path('M-24 62V-8C-24 -22 -14 -26 -8 -28H8C14 -26 24 -22 24 -8V62Z', { fill: C.red }),
  path('M8 -28C14 -26 24 -22 24 -8V62H10V-10C10 -20 8 -26 4 -28Z', { fill: C.redD }),
  path('M-17 60V-8C-17 -16 -14 -19 -10 -21', { fill: 'none', stroke: '#ff7d90', 'stroke-width': 2.5 }),
  rect(-24, 2, 48, 34, { fill: C.w }),
  path('M-16 11H6M-16 18H14M-16 25H10', { stroke: C.s1, 'stroke-width': 2.5 }),
  rect(10, 8, 8, 8, { fill: C.red }),
  rect(-7, -36, 14, 9, { fill: C.s1 }),
  path('M-8 -37H8L10 -43H-8Z', { fill: C.s2 }),
  path('M-6 -43L26 -54M-2 -41L24 -39', { stroke: C.n2, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  circle(-13, -37, 6.5, { fill: C.w, stroke: C.s1, 'stroke-width': 2 }),
  path('M-13 -37l2 -3', { stroke: C.red, 'stroke-width': 1.5 }),
  path('M-8 -44C-40 -52 -44 -20 -40 10C-38 24 -40 34 -38 44', { fill: 'none', stroke: '#0c0e12', 'stroke-width': 7 }),
  path('M-8 -44C-40 -52 -44 -20 -40 10C-38 24 -40 34 -38 44', { fill: 'none', stroke: '#566170', 'stroke-width': 2 }),
].join('');

const street = (w: number, x0: number): string =>
  rect(x0, 0, w, 400, { fill: '#0c0e12' }) + rect(x0, 4, w, 190, { fill: 'url(#earth)' });

const desktop = (): string => {
  const gy = 640,
    bx = 880;
  return doc(
    1920,
    800,
    'Corte de um edifício ao anoitecer com o sistema de combate a incêndio em destaque',
    defs() +
      rect(0, 0, 1920, 800, { fill: 'url(#sky)' }) +
      ellipse(760, gy, 900, 330, { fill: 'url(#glow)' }) +
      g({ transform: `translate(0 ${gy})` }, hills()) +
      skyline(5, 1920, gy, 40, 150, '#16171d', 0.1) +
      skyline(23, 840, gy, 14, 74, '#101318', 0.14) +
      rect(0, 0, 1920, 800, { fill: 'url(#grid)' }) +
      g(
        { transform: `translate(${bx} ${gy})` },
        street(1920, -bx),
        path(`M${-bx} 0H1040`, { stroke: '#8b95a1', 'stroke-width': 3 }),
        ...[-840, -748, -500, -300, -200, 906, 990].map((x) => use('tree', x, 0)),
        use('car', -610, -6),
        use('car', -400, -6),
        use('man', -132, 0),
        use('man', -250, 0),
        path('M-446 0V-120H-414M-158 0V-120H-126', { fill: 'none', stroke: '#343c47', 'stroke-width': 3 }),
        path('M-414 -119L-452 0H-376Z M-126 -119L-164 0H-88Z', { fill: 'url(#spray)', 'fill-opacity': 0.6 }),
        path('M-424 -121h16v4h-16zM-136 -121h16v4h-16z', { fill: '#ffe3a0' }),
        basement(),
        building(),
        roof(),
        system(),
        dims(),
      ) +
      callout('c1', 352, 200, 96, bx + 214, gy + top(5) + 14, g({ transform: 'scale(1.25)' }, sprinklerArt)) +
      callout('c2', 606, 356, 92, bx + RISER - 8, gy + top(3) + 42, hydrantArt) +
      callout('c3', 300, 480, 84, bx + 185, gy + top(1) + 44, g({ transform: 'translate(6 -4)' }, extinguisherArt)) +
      '',
  );
};

const mobile = (): string => {
  const s = 0.9,
    gy = 560,
    bx = 92;
  return doc(
    900,
    1100,
    'Corte de um edifício ao anoitecer com o sistema de combate a incêndio em destaque',
    defs(true) +
      rect(0, 0, 900, 1100, { fill: 'url(#sky)' }) +
      ellipse(450, gy, 700, 300, { fill: 'url(#glow)' }) +
      g({ transform: `translate(-180 ${gy})` }, hills()) +
      skyline(5, 900, gy, 40, 150, '#16171d', 0.1) +
      rect(0, 0, 900, 1100, { fill: 'url(#grid)' }) +
      g(
        { transform: `translate(${bx} ${gy}) scale(${s})` },
        street(1100, -120),
        path('M-120 0H940', { stroke: '#8b95a1', 'stroke-width': 3 }),
        basement(),
        building(),
        roof(),
        system(),
      ) +
      rect(0, 560, 900, 540, { fill: 'url(#fade)' }),
  );
};

save(CONTENT, 'hero/slide-1-desktop.svg', desktop());
save(CONTENT, 'hero/slide-1-mobile.svg', mobile());
