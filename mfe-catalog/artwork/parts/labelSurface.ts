import type { Camera } from './camera';
import { n, xy } from './canvas';

/** The part of a cylinder a label is glued to. Label units: width 100, u from the middle (-50 to 50), v down from its top. */
export interface Surface {
  readonly radius: number;
  /** y of the label's top on the axis, mm. */
  readonly top: number;
  /** Half the angle that the label covers, radians. */
  readonly half: number;
  readonly camera: Camera;
}

export function unit({ radius, half }: Surface): number {
  return (2 * radius * half) / 100;
}

const clamp = (angle: number) => Math.max(-Math.PI / 2, Math.min(Math.PI / 2, angle));

/** Exact outline of a label region wrapped around the cylinder; empty when it is turned out of sight. */
export function region(surface: Surface, u1: number, v1: number, u2: number, v2: number): string {
  const { radius: r, camera, top, half } = surface;
  const mm = unit(surface);
  const [from, to] = [u1, u2].map((u) => clamp((u / 50) * half + camera.yaw)) as [number, number];
  if (from === to) return '';
  const at = (angle: number, v: number) => xy(r * Math.sin(angle), top + v * mm + camera.pitch * r * Math.cos(angle));
  const arc = `A${xy(r, r * camera.pitch)} 0 0`;
  return `M${at(from, v1)}${arc} 0 ${at(to, v1)}L${at(to, v2)}${arc} 1 ${at(from, v2)}Z`;
}

export function rule(surface: Surface, u1: number, u2: number, v: number): string {
  const { radius: r, camera, top, half } = surface;
  const y = top + v * unit(surface);
  const at = (u: number): string => {
    const angle = clamp((u / 50) * half + camera.yaw);
    return xy(r * Math.sin(angle), y + camera.pitch * r * Math.cos(angle));
  };
  return `M${at(u1)}A${xy(r, r * camera.pitch)} 0 0 0 ${at(u2)}`;
}

/** The width makes the mean foreshortening right, so that long words do not run past the label's edge. */
export function place(surface: Surface, u: number, v: number, width = 0): string {
  const { radius: r, camera, top, half } = surface;
  const mm = unit(surface);
  const middle = (u / 50) * half + camera.yaw;
  const spread = Math.max(0.01, (width / 100) * half);
  const [left, right] = [clamp(middle - spread), clamp(middle + spread)];
  const squeeze = (Math.sin(right) - Math.sin(left)) / (2 * spread);
  const x = (r * (Math.sin(right) + Math.sin(left))) / 2;
  const y = top + v * mm + camera.pitch * r * Math.cos(middle);
  const slope = -camera.pitch * Math.sin(middle) * mm;
  return `matrix(${[mm * squeeze, slope, 0, mm].map((value) => n(value, 2)).join(' ')} ${xy(x, y)})`;
}

/** Estimated width of bold sans-serif text, in units of the font size 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) {
    if (' .,:;|Iil'.includes(char)) width += 0.29;
    else if ('-rtfj'.includes(char)) width += 0.36;
    else if (/[mwMWÇ%]/.test(char)) width += 0.86;
    else if (/[A-ZÀ-Ý]/.test(char)) width += 0.7;
    else width += 0.57;
  }
  return width;
}
