import { type Point3, SIDE, sheet } from './camera';
import { n, xy } from './canvas';
import { lettering } from './lettering';
import { color, metal } from './palette';
import type { Scene } from './scene';

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return xy(radius * Math.sin(angle), -radius * Math.cos(angle));
};

const arc = (radius: number, from: number, to: number): string =>
  `M${at(radius, from)}A${xy(radius, radius)} 0 0 1 ${at(radius, to)}`;

/** Pressure gauge of radius `r` whose face looks along `angle`; needle in the green zone. */
export function gauge({ canvas, camera, detail }: Scene, [x, y, z]: Point3, r: number): string {
  const inner = r * 0.8;
  const zones = (
    [
      [-120, -38, color.red],
      [-38, 38, color.green],
      [38, 120, color.amber],
    ] as const
  )
    .map(([from, to, fill]) => `<path d="${arc(r * 0.6, from, to)}" stroke="${fill}" stroke-width="${n(r * 0.24)}"/>`)
    .join('');
  const ticks = [-120, -80, -38, 0, 38, 80, 120].map((a) => `M${at(r * 0.74, a)}L${at(r * 0.46, a)}`).join('');
  const print =
    detail === 2
      ? `<path d="${ticks}" stroke="${color.ink}" stroke-width=".5"/>` +
        `<g stroke="none">${lettering('MPa', { size: 3.4, fill: color.ink }, `translate(0 ${n(r * 0.4)})`)}` +
        `${lettering('PRESSÃO', { size: 2.6, fill: color.ink, width: r * 0.66 }, `translate(0 ${n(r * 0.62)})`)}</g>`
      : '';
  return (
    `<g transform="${sheet(camera, [x, y, z - r * 0.5], SIDE)}"><circle r="${n(r)}" fill="#3a2706"/></g>` +
    `<g transform="${sheet(camera, [x, y, z], SIDE)}">` +
    `<circle r="${n(r)}" fill="${metal(canvas, 'brass')}"/>` +
    `<circle r="${n(inner)}" fill="#f4f6f7"/>` +
    `<g fill="none">${zones}</g>${print}` +
    `<path d="M${at(r * 0.62, 6)}L${at(r * 0.12, 96)} ${at(r * 0.2, 186)} ${at(r * 0.12, 276)}Z" fill="${color.ink}"/><circle r="${n(r * 0.11)}" fill="${color.ink}"/>` +
    `<path d="${arc(inner * 0.86, -78, -12)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.1)}" stroke-linecap="round"/></g>`
  );
}
