// The brand: symbol, lockups, favicon and the social sharing card.
import { C, circle, doc, el, g, lin, path, r, rect, SHELL, save } from './lib';

const SHIELD = 'M24 2L42 8V23C42 34 35 41.7 24 46.2C13 41.7 6 34 6 23V8Z';
const HALF = 'M24 2L42 8V23C42 34 35 41.7 24 46.2Z';
const FLAME =
  'M25.5 9C24.5 15.5 14.5 19.5 14.5 28.3A9.6 9.6 0 0 0 23 37.9C20.4 35.5 19.8 32.3 21.3 29.5C22.9 26.5 26.2 24.7 26.6 20.5C26.9 16.6 26.2 12.5 25.5 9Z';
const DROP =
  'M29.2 19.5C29.4 26.5 23.5 28.5 23.2 32.8C23.1 35 24.3 36.9 25.8 37.8A9.6 9.6 0 0 0 33.6 28.4C33.6 25 31.8 22.3 29.2 19.5Z';

export const mark = (): string =>
  path(SHIELD, { fill: C.red }) +
  path(HALF, { fill: '#9c0e25' }) +
  path(FLAME + DROP, { fill: '#fff' });

// The word, as outlines on a 20 unit cap height. [advance, path]
const WORD: [number, string][] = [
  [
    14,
    'M13.9 4.3L10.9 6.2C10.2 4.7 9 3.7 7.2 3.7C5.5 3.7 4.3 4.5 4.3 5.8C4.3 9.7 14.5 6.9 14.5 13.7C14.5 17.7 11.4 20.3 7.3 20.3C3.7 20.3 1.2 18.5 0 15.5L3.2 13.8C3.9 15.5 5.3 16.6 7.3 16.6C9.3 16.6 10.6 15.6 10.6 14.1C10.6 9.8 .5 12.5 .5 6C.5 2.3 3.5 -.3 7.2 -.3C10.3 -.3 12.7 1.4 13.9 4.3Z',
  ],
  [11.5, 'M0 0H11.2V3.6H3.8V8.2H10.2V11.7H3.8V16.4H11.4V20H0Z'],
  [15.8, 'M0 0H4L12 13.2V0H15.8V20H11.9L3.8 6.7V20H0Z'],
  [15, 'M0 0H15V3.6H9.4V20H5.6V3.6H0Z'],
  [3.8, 'M0 0H3.8V20H0Z'],
  [15.8, 'M0 0H4L12 13.2V0H15.8V20H11.9L3.8 6.7V20H0Z'],
  [11.5, 'M0 0H11.2V3.6H3.8V8.2H10.2V11.7H3.8V16.4H11.4V20H0Z'],
  [9.6, 'M0 0H3.8V16.4H11V20H0Z'],
  [19, 'M7.4 0H11.6L19 20H14.9L13.3 15.5H5.7L4.1 20H0ZM9.5 5L7 12.2H12Z'],
];
const word = (x: number, y: number, cap: number, track: number, color: string): string => {
  let pen = 0;
  return g(
    { fill: color, 'fill-rule': 'evenodd', transform: `translate(${x} ${y}) scale(${cap / 20})` },
    ...WORD.map(([adv, d]) => {
      const out = path(d, { transform: `translate(${r(pen, 2)})` });
      pen += adv + track;
      return out;
    }),
  );
};

const lockup = (color: string): string => doc(220, 48, 'Sentinela', mark() + word(55, 15.5, 18, 7.4, color));

save(SHELL, 'mark.svg', doc(48, 48, 'Sentinela', mark()));
save(SHELL, 'logo.svg', lockup(C.k1));
save(SHELL, 'logo-light.svg', lockup('#fff'));
// The favicon fills its square and drops the shading seam to stay crisp at 16 px.
save(
  SHELL,
  'favicon.svg',
  doc(
    32,
    32,
    'Sentinela',
    g(
      { transform: 'translate(-1.1 -.5) scale(.712)' },
      path(SHIELD, { fill: C.red }),
      path(HALF, { fill: '#9c0e25' }),
      g({ transform: 'translate(-2.9 -2.6) scale(1.12)' }, path(FLAME + DROP, { fill: '#fff' })),
    ),
  ),
);

// Social card: symbol, word and line over a drawn hydraulic grid.
const grid: string[] = [];
for (let x = 0; x <= 1200; x += 60) grid.push(`M${x} 0V630`);
for (let y = 15; y <= 630; y += 60) grid.push(`M0 ${y}H1200`);
const pipes = 'M1200 75H900V375H720M900 195H1080V495H1200M1080 375H1200M720 375V555H960V630M1020 195V75';
const heads = [
  [960, 75],
  [1140, 75],
  [900, 255],
  [900, 315],
  [1080, 255],
  [1080, 435],
  [840, 375],
  [780, 375],
  [780, 555],
  [900, 555],
  [1140, 375],
  [1140, 495],
  [1020, 135],
]
  .map(
    ([x, y]) => circle(x, y, 9, { fill: C.k0, stroke: C.red, 'stroke-width': 3 }) + circle(x, y, 3, { fill: C.redL }),
  )
  .join('');
save(
  SHELL,
  'og.svg',
  doc(
    1200,
    630,
    'Sentinela: engenharia contra incêndio',
    el(
      'defs',
      {},
      lin('og-bg', 0, 0, 1, 1, [
        [0, C.k2],
        [0.55, C.k1],
        [1, C.k0],
      ]),
      lin('og-fade', 0, 0, 1, 0, [
        [0, C.k1, 1],
        [0.52, C.k1, 0.94],
        [1, C.k0, 0.1],
      ]),
    ) +
      rect(0, 0, 1200, 630, { fill: 'url(#og-bg)' }) +
      path(grid.join(''), { stroke: C.s1, 'stroke-opacity': 0.1, fill: 'none' }) +
      path(pipes, {
        fill: 'none',
        stroke: C.red,
        'stroke-width': 14,
        'stroke-opacity': 0.16,
        'stroke-linejoin': 'round',
      }) +
      path(pipes, { fill: 'none', stroke: C.red, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
      heads +
      rect(0, 0, 1200, 630, { fill: 'url(#og-fade)' }) +
      rect(0, 614, 1200, 16, { fill: C.red }) +
      g({ transform: 'translate(72 196) scale(3.3)' }, mark()) +
      word(266, 226, 58, 7.4, '#fff') +
      el(
        'text',
        {
          x: 266,
          y: 346,
          'font-family': 'Arial,Helvetica,sans-serif',
          'font-size': 42,
          fill: C.s2,
          textLength: 508,
          lengthAdjust: 'spacingAndGlyphs',
        },
        'Engenharia contra incêndio',
      ) +
      el(
        'text',
        { x: 92, y: 520, 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': 24, fill: C.s1 },
        'Projetos · Instalação · Legalização · Manutenção · Extintores',
      ) +
      rect(92, 466, 72, 5, { fill: C.red }),
  ),
);
