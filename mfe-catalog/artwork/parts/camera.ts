import { n, xy } from './canvas';

/** Millimetres, y down, the vessel's axis at x = z = 0, the ground at y = 0, z towards the viewer. */
export interface Camera {
  /** Rotation of the product about its axis (radians); negative brings the right side forward. */
  readonly yaw: number;
  /** Height of an ellipse over its width: 0 at eye level, about 0.2 from above. */
  readonly pitch: number;
}

export type Point3 = readonly [x: number, y: number, z: number];

export const SIDE = Math.PI / 2;

export function polar(angle: number, radius: number, y: number): Point3 {
  return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
}

export function project({ yaw, pitch }: Camera, [x, y, z]: Point3): readonly [number, number] {
  const right = x * Math.cos(yaw) + z * Math.sin(yaw);
  const near = z * Math.cos(yaw) - x * Math.sin(yaw);
  return [right, y + pitch * near];
}

/** Transform of a flat upright sheet whose own x axis points to `angle`. Drawing in it is foreshortened correctly. */
export function sheet(camera: Camera, origin: Point3, angle: number): string {
  const turned = angle + camera.yaw;
  const [x, y] = project(camera, origin);
  return `matrix(${[Math.sin(turned), camera.pitch * Math.cos(turned), 0, 1].map((value) => n(value, 2)).join(' ')} ${xy(x, y)})`;
}

/** Cubic curve through space: a start point followed by groups of two controls and an end point. */
export function curve(camera: Camera, points: readonly Point3[]): string {
  const [start, ...rest] = points.map((point) => xy(...project(camera, point)));
  return `M${start}C${rest.join(' ')}`;
}

/** Surface swept by a curve in the x-y plane from depth `far` to depth `near` (sheet metal seen from above). */
export function ribbon(
  camera: Camera,
  points: readonly (readonly [number, number])[],
  far: number,
  near: number,
): string {
  const at = (z: number) => points.map(([x, y]) => xy(...project(camera, [x, y, z])));
  const [start, ...rest] = at(far);
  const [back, ...reversed] = at(near).reverse();
  return `M${start}C${rest.join(' ')}L${back}C${reversed.join(' ')}Z`;
}

/** Visible wall of a solid of revolution with its axis at x: radius r1 at y1 (top), r2 at y2 (bottom), both rims curved. */
export function band(pitch: number, r1: number, y1: number, r2: number, y2: number, x = 0): string {
  return (
    `M${xy(x - r1, y1)}L${xy(x - r2, y2)}A${xy(r2, r2 * pitch)} 0 0 0 ${xy(x + r2, y2)}` +
    `L${xy(x + r1, y1)}A${xy(r1, r1 * pitch)} 0 0 1 ${xy(x - r1, y1)}Z`
  );
}
