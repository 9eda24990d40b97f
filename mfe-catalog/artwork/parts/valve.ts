import { band, project, ribbon, SIDE, sheet } from './camera';
import { n, xy } from './canvas';
import { gauge } from './gauge';
import { color, type Metal, metal } from './palette';
import type { Scene } from './scene';

type Flat = readonly [number, number];

/** Height (mm above the neck) and reach (mm from the axis) of the hose outlet, before scaling. */
export const OUTLET = { height: 20, reach: 44 } as const;
/** Height from the neck to the top of the lever, mm at size 1. */
export const VALVE_HEIGHT = 86;
const HALF_WIDTH = 11;

const LEVER_TOP: readonly Flat[] = [
  [20, -62],
  [4, -70],
  [-24, -72],
  [-52, -77],
  [-82, -82],
  [-100, -84],
  [-116, -70],
];
const LEVER_UNDER: readonly Flat[] = [
  [-112, -64],
  [-98, -74],
  [-82, -73],
  [-52, -67],
  [-26, -62],
  [0, -58],
  [20, -50],
];
const GRIP_TOP: readonly Flat[] = [
  [16, -40],
  [0, -41],
  [-20, -41],
  [-42, -41],
  [-74, -41],
  [-92, -30],
  [-106, -8],
];
const GRIP_UNDER: readonly Flat[] = [
  [-99, -3],
  [-86, -22],
  [-72, -30],
  [-44, -30],
  [-22, -30],
  [0, -30],
  [16, -28],
];

function flange(top: readonly Flat[], under: readonly Flat[]): string {
  const [start, ...curveTop] = top.map((point) => xy(...point));
  const [back, ...curveUnder] = under.map((point) => xy(...point));
  return `M${start}C${curveTop.join(' ')}L${back}C${curveUnder.join(' ')}Z`;
}

function lever({ canvas, camera }: Scene, top: readonly Flat[], under: readonly Flat[], kind: Metal): string {
  const shape = flange(top, under);
  const fromAbove =
    camera.pitch > 0.1
      ? `<path d="${shape}" transform="${sheet(camera, [0, 0, -HALF_WIDTH], SIDE)}"/>` +
        `<path d="${ribbon(camera, top, -HALF_WIDTH, HALF_WIDTH)}" fill="${metal(canvas, kind)}"/>`
      : '';
  return `${fromAbove}<path d="${shape}" transform="${sheet(camera, [0, 0, HALF_WIDTH], SIDE)}" fill="${metal(canvas, kind, 'y')}"/>`;
}

function hexCollar({ canvas, camera }: Scene, kind: Metal): string {
  const { pitch } = camera;
  return (
    `<path d="${band(pitch, 23, -9, 24, 5)}" fill="${metal(canvas, kind)}"/>` +
    `<ellipse cy="-9" rx="23" ry="${n(23 * pitch)}" fill="${kind === 'brass' ? '#d39a26' : '#aab3bc'}"/>` +
    `<path d="M-11 ${n(-8 + 21 * pitch)}V${n(5 + 21 * pitch)}M13 ${n(-8 + 20 * pitch)}V${n(5 + 20 * pitch)}"/>`
  );
}

function pinAndSeal({ camera, detail }: Scene): string {
  const [x, y] = project(camera, [-16, -49, HALF_WIDTH + 3]);
  return (
    `<g transform="translate(${xy(x, y)})" fill="none"><path d="M0 0L-5 3" stroke="#3b434c" stroke-width="4.4" stroke-linecap="round"/>` +
    `<ellipse cx="-12" cy="9" rx="9.5" ry="10.5" stroke-width="3.4"/><ellipse cx="-12.4" cy="8.6" rx="9.5" ry="10.5" stroke="#d5dbe0" stroke-width="1.5"/>` +
    `<path d="M-19 16q-7 3-8 8" stroke="${color.amber}" stroke-width="1.8"/>` +
    `<rect x="-32" y="22" width="10" height="13" rx="1.6" fill="${color.amber}" stroke="#6d4a0c"/>` +
    `${detail === 2 ? '<path d="M-30 26h6M-30 28.5h6M-30 31h4" stroke="#6d4a0c"/>' : ''}</g>`
  );
}

function outlet({ canvas, camera }: Scene, kind: Metal): string {
  const { height, reach } = OUTLET;
  return (
    `<g transform="${sheet(camera, [0, -height, 0], SIDE)}">` +
    `<rect x="10" y="-8" width="16" height="16" fill="${metal(canvas, kind, 'y')}"/>` +
    `<rect x="24" y="-10.5" width="9" height="21" rx="1.5" fill="${metal(canvas, kind, 'y')}"/>` +
    `<rect x="33" y="-8.5" width="${reach - 31}" height="17" rx="1.5" fill="${metal(canvas, 'steel', 'y')}"/>` +
    `<path d="M37-8.5v17M41-8.5v17" fill="none"/></g>`
  );
}

function reliefPlug({ canvas, camera }: Scene): string {
  const hexagon = [0, 60, 120, 180, 240, 300]
    .map((a) => xy(12 * Math.cos((a * Math.PI) / 180), 12 * Math.sin((a * Math.PI) / 180)))
    .join(' ');
  return (
    `<g transform="${sheet(camera, [0, -21, 14], SIDE)}"><circle r="13" fill="#4d3508"/></g>` +
    `<g transform="${sheet(camera, [0, -21, 22], SIDE)}"><polygon points="${hexagon}" fill="${metal(canvas, 'brass', 'y')}"/>` +
    `<circle r="7" fill="#a87718"/><circle r="2.4" fill="#2f2006"/><path d="M-5-4A6.4 6.4 0 0 1 1-6.4" fill="none" stroke="#fff3cf" stroke-width="1.2"/></g>`
  );
}

/** Complete valve standing on the neck at height `y`, `size` times its natural size (1 = portable). */
export function valve(scene: Scene, y: number, size: number, kind: 'gauge' | 'relief'): string {
  const { canvas, camera } = scene;
  const { pitch } = camera;
  const body: Metal = kind === 'gauge' ? 'steel' : 'brass';
  const cheek = sheet(camera, [0, 0, HALF_WIDTH - 1], SIDE);
  const parts = [
    outlet(scene, body),
    hexCollar(scene, body),
    lever(scene, GRIP_TOP, GRIP_UNDER, 'steel'),
    `<path d="${band(pitch, 16, -50, 17, -7)}" fill="${metal(canvas, body)}"/>`,
    `<g transform="${cheek}"><path d="M-22-30L-24-56Q-24-60-20-60H18Q24-60 24-54L21-30Z" fill="${metal(canvas, 'dark')}"/><path d="M-20-33L-22-56" stroke="#77828d" stroke-width="1.2"/></g>`,
    lever(scene, LEVER_TOP, LEVER_UNDER, 'dark'),
    `<g transform="${sheet(camera, [0, 0, HALF_WIDTH + 1], SIDE)}"><circle cx="13" cy="-55" r="4.6" fill="${metal(canvas, 'steel')}"/><circle cx="16" cy="-36" r="3.2" fill="${metal(canvas, 'steel')}"/></g>`,
    pinAndSeal(scene),
    kind === 'gauge' ? gauge(scene, [2, -15, 26], 19) : reliefPlug(scene),
  ].join('');
  const drawing = scene.detail === 0 ? `<use href="${canvas.symbol(`valve ${kind}`, parts)}"/>` : parts;
  return `<g transform="translate(0 ${n(y)}) scale(${n(size, 2)})" stroke="#101216" stroke-width=".8" stroke-linejoin="round">${drawing}</g>`;
}
