import { band, curve, type Point3, polar, project, SIDE } from './camera';
import { n, xy } from './canvas';
import { color, metal } from './palette';
import type { Scene } from './scene';

/** Control length of a quarter ellipse drawn as a cubic curve. */
const KAPPA = 0.5523;

export function hosePath(d: string, width: number): string {
  return (
    `<g fill="none"><path d="${d}" stroke="#07090b" stroke-width="${n(width)}"/>` +
    `<path d="${d}" stroke="#2a3037" stroke-width="${n(width * 0.6)}" transform="translate(${xy(-width * 0.08, -width * 0.06)})"/>` +
    `<path d="${d}" stroke="#77828d" stroke-width="${n(width * 0.14)}" transform="translate(${xy(-width * 0.2, -width * 0.16)})"/></g>`
  );
}

/** Hose that leaves the valve on the right, bends down and hangs beside the vessel until `end`. */
export function sideHose(scene: Scene, start: Point3, end: Point3, bulge: number, width: number): string {
  const [x0, y0] = start;
  const [x1, y1] = end;
  const drop = y1 - y0;
  return hosePath(
    curve(scene.camera, [
      start,
      [x0 + bulge * 0.62, y0 - 3, 0],
      [x1 + bulge, y0 + drop * 0.16, 0],
      [x1 + bulge * 0.86, y0 + drop * 0.42, 0],
      [x1 + bulge * 0.7, y0 + drop * 0.66, 0],
      [x1, y1 - drop * 0.24, 0],
      end,
    ]),
    width,
  );
}

/** Position of a tool: the middle of its top, and its size (1 = portable). */
export interface Hook {
  readonly at: Point3;
  readonly size: number;
}

function hang({ camera, canvas, detail }: Scene, { at, size }: Hook, markup: string): string {
  const drawing = detail === 0 ? `<use href="${canvas.symbol(markup, markup)}"/>` : markup;
  const scale = size === 1 ? '' : ` scale(${n(size, 2)})`;
  return `<g transform="translate(${xy(...project(camera, at))})${scale}" stroke="#07090b" stroke-width=".9">${drawing}</g>`;
}

/** Straight jet nozzle of powder and water extinguishers; 74 mm long at size 1. */
export function jetNozzle(scene: Scene, hook: Hook): string {
  const { pitch } = scene.camera;
  const rubber = metal(scene.canvas, 'dark');
  return hang(
    scene,
    hook,
    `<path d="${band(pitch, 8.5, -4, 9.5, 14)}" fill="${metal(scene.canvas, 'steel')}"/>` +
      `<path d="${band(pitch, 10.5, 12, 11.5, 46)}" fill="${rubber}"/><path d="${band(pitch, 9, 46, 6.5, 68)}" fill="${rubber}"/>` +
      `<path d="${band(pitch, 8, 64, 8, 72)}" fill="${metal(scene.canvas, 'brass')}"/>` +
      `<path d="M-10 22H10M-10 28H10M-10 34H10" stroke="#000" stroke-width="1.6"/>`,
  );
}

/** Foam nozzle: a wide aspirating tube with air inlets; 122 mm long at size 1. */
export function foamNozzle(scene: Scene, hook: Hook): string {
  const { pitch } = scene.camera;
  const steel = metal(scene.canvas, 'steel');
  return hang(
    scene,
    hook,
    `<path d="${band(pitch, 8.5, -6, 9.5, 14)}" fill="${steel}"/>` +
      `<path d="${band(pitch, 11, 12, 15, 30)}" fill="${metal(scene.canvas, 'dark')}"/>` +
      `<path d="${band(pitch, 15, 30, 15, 112)}" fill="${metal(scene.canvas, 'dark')}"/>` +
      `<g fill="#050607" stroke="none"><ellipse cx="-7" cy="42" rx="2.8" ry="4.6"/><ellipse cx="2" cy="43" rx="3.4" ry="4.6"/><ellipse cx="10.4" cy="42" rx="2" ry="4.6"/></g>` +
      `<path d="${band(pitch, 15.4, 58, 15.4, 66)}" fill="${color.green}"/>` +
      `<path d="${band(pitch, 17, 108, 18, 120)}" fill="${steel}"/>`,
  );
}

/** Discharge horn of carbon dioxide extinguishers; 208 mm long at size 1. */
export function horn(scene: Scene, hook: Hook): string {
  const { pitch } = scene.camera;
  const rubber = metal(scene.canvas, 'dark');
  const ribs = [84, 104, 124, 144, 164]
    .map((at) => {
      const r = 13 + ((at - 62) / 140) * 20;
      return `M${xy(-r, at)}A${xy(r, r * pitch)} 0 0 0 ${xy(r, at)}`;
    })
    .join('');
  return hang(
    scene,
    hook,
    `<path d="${band(pitch, 8.5, -8, 9, 8)}" fill="${metal(scene.canvas, 'brass')}"/>` +
      `<path d="${band(pitch, 10.5, 6, 10.5, 54)}" fill="${rubber}"/><path d="M-10 16H10M-10 24H10M-10 32H10M-10 40H10" stroke="#000" stroke-width="2"/>` +
      `<path d="${band(pitch, 14, 52, 14, 62)}" fill="${metal(scene.canvas, 'steel')}"/>` +
      `<path d="${band(pitch, 13, 62, 33, 202)}" fill="${rubber}"/>` +
      `<path d="${ribs}" fill="none" stroke="#4a525c" stroke-width="1.4"/>` +
      `<path d="${band(pitch, 33, 194, 35, 206)}" fill="${metal(scene.canvas, 'dark')}"/>`,
  );
}

/** Long hose of a wheeled unit, coiled and hung at `angle`: loops of half-sizes a × b around height y. */
export function coil(
  scene: Scene,
  angle: number,
  radius: number,
  y: number,
  a: number,
  b: number,
  width: number,
): string {
  const [x, , z] = polar(angle, radius, 0);
  const [tx, , tz] = polar(angle + SIDE, 1, 0);
  const at = (u: number, v: number): Point3 => [x + tx * u, y + v, z + tz * u];
  const [p, q] = [a * KAPPA, b * KAPPA];
  const loop = `${curve(scene.camera, [
    at(0, -b),
    at(p, -b),
    at(a, -q),
    at(a, 0),
    at(a, q),
    at(p, b),
    at(0, b),
    at(-p, b),
    at(-a, q),
    at(-a, 0),
    at(-a, -q),
    at(-p, -b),
    at(0, -b),
  ])}Z`;
  const href = scene.canvas.symbol(`coil ${n(a)} ${n(b)}`, hosePath(loop, width));
  return [2, 1, 0].map((i) => `<use href="${href}" x="${n(i * width * 0.3)}" y="${n(i * width * 0.82)}"/>`).join('');
}
