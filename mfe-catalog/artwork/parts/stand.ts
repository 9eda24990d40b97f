import { band } from './camera';
import { n, xy } from './canvas';
import { metal } from './palette';
import type { Scene } from './scene';

/** Height of the floor stand, mm; the vessel is raised by it. */
export const STAND_HEIGHT = 46;

export function floorStand({ canvas, camera }: Scene, radius: number): string {
  const { pitch } = camera;
  const r = radius + 7;
  const leg = (x: number, y: number) =>
    `M${xy(x * 0.94, -STAND_HEIGHT + y)}L${xy(x * 1.16, y - 2)}h${n(x < 0 ? -9 : 9)}`;
  return (
    `<path d="${leg(-r, 0)}${leg(r, 0)}M0 ${n(-STAND_HEIGHT + r * pitch)}V${n(r * pitch)}" fill="none" stroke="#77828d" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${band(pitch, r, -STAND_HEIGHT - 12, r, -STAND_HEIGHT + 4)}" fill="${metal(canvas, 'steel')}" stroke="#07090b" stroke-width=".9"/>`
  );
}
