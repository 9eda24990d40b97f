import { type Point3, project } from './camera';
import { n, xy } from './canvas';
import { color, metal } from './palette';
import type { Scene } from './scene';

/** Wheeled carriage of one vessel, sizes in mm. */
export interface Carriage {
  readonly vesselRadius: number;
  readonly wheelRadius: number;
  /** y of the vessel's base (negative: above the ground). */
  readonly base: number;
  readonly handle: number;
}

const TYRE = 48;

function tube({ camera }: Scene, points: readonly Point3[], width: number, bend = true): string {
  const p = points.map((point) => project(camera, point));
  const corner = (i: number): string => {
    const [before, at, after] = [p[i - 1], p[i], p[i + 1]];
    if (!before || !at || !after || !bend) return `L${xy(...(at ?? [0, 0]))}`;
    const toward = (to: readonly [number, number]) => {
      const length = Math.hypot(to[0] - at[0], to[1] - at[1]) || 1;
      const step = Math.min(width * 2.4, length / 2) / length;
      return xy(at[0] + (to[0] - at[0]) * step, at[1] + (to[1] - at[1]) * step);
    };
    return `L${toward(before)}Q${xy(...at)} ${toward(after)}`;
  };
  const [first] = p;
  const d = `M${xy(...(first ?? [0, 0]))}${p
    .slice(1)
    .map((_, i) => corner(i + 1))
    .join('')}`;
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#14181d" stroke-width="${n(width)}"/><path d="${d}" stroke="#4c5560" stroke-width="${n(width * 0.62)}"/>` +
    `<path d="${d}" stroke="#d5dbe0" stroke-width="${n(width * 0.16)}" transform="translate(${n(-width * 0.18)} ${n(-width * 0.14)})"/></g>`
  );
}

function wheelCentre({ vesselRadius: r, wheelRadius }: Carriage, side: 1 | -1): Point3 {
  return [side * (r + 34), -wheelRadius, -r * 0.42];
}

/** Both wheels, far one first. A wheel is a tyre, drawn as the hull of its two faces, and a steel disc with a hub. */
export function wheels(scene: Scene, carriage: Carriage): readonly [left: string, right: string] {
  const { camera, canvas } = scene;
  const r = carriage.wheelRadius;
  // Seen exactly edge-on a wheel would vanish; a tyre keeps its rounded shoulders.
  const width = Math.max(Math.abs(Math.sin(camera.yaw)), 0.12);
  const edgeOn = width < 0.3;
  const shear = edgeOn ? 0 : camera.pitch * Math.cos(camera.yaw);
  const half = (TYRE / 2) * Math.cos(camera.yaw);
  const depth = -(TYRE / 2) * camera.pitch * Math.sin(camera.yaw);
  const lean = (r * width * shear) / Math.hypot(1, shear);
  const rise = r * Math.hypot(1, shear);
  const hull = `M${xy(half - lean, depth - rise)}L${xy(-half - lean, -depth - rise)}L${xy(-half + lean, rise - depth)}L${xy(half + lean, depth + rise)}Z`;
  const tread = canvas.linear('tread', [
    [0, '#07080a'],
    [32, '#3f4750'],
    [60, '#1d2228'],
    [100, '#07080a'],
  ]);
  const face = (x: number, y: number, body: string) =>
    `<g transform="matrix(${n(width, 2)} ${n(shear, 2)} 0 1 ${xy(x, y)})">${body}</g>`;
  const tyre = `<circle r="${n(r)}" fill="#14181d"/>`;
  const rim = [
    `<circle r="${n(r * 0.92)}" fill="none" stroke="#4a525c" stroke-width="2.4"/>`,
    `<circle r="${n(r * 0.66)}" fill="${metal(canvas, 'steel')}" stroke="#07080a" stroke-width="8"/>`,
    `<circle r="${n(r * 0.42)}" fill="none" stroke="#171b21" stroke-width="${n(r * 0.2)}" stroke-linecap="round" stroke-dasharray="0 ${n((r * 0.42 * 2 * Math.PI) / 6, 2)}"/>`,
    `<circle r="${n(r * 0.19)}" fill="${color.lightSteel}" stroke="#2b3138" stroke-width="8"/><circle r="${n(r * 0.06)}" fill="#2b3138"/>`,
  ].join('');
  const grooves = edgeOn
    ? `<path d="M-12 ${n(-r * 0.97)}V${n(r * 0.97)}M12 ${n(-r * 0.97)}V${n(r * 0.97)}" stroke="#07080a" stroke-width="4"/>`
    : '';
  const whole =
    face(-half, -depth, edgeOn ? `<circle r="${n(r)}" fill="#07080a"/>` : tyre) +
    (edgeOn ? face(half, depth, `<circle r="${n(r)}" fill="#07080a"/>`) : '') +
    `<path d="${hull}" fill="${edgeOn ? tread : '#0b0d10'}"/>` +
    (edgeOn ? grooves : face(half, depth, tyre + rim));
  const href = canvas.symbol(`wheel ${n(r)}`, whole);
  const [left, right] = ([-1, 1] as const).map((side) => project(camera, wheelCentre(carriage, side)));
  const [lx, ly] = left ?? [0, 0];
  const [rx, ry] = right ?? [0, 0];
  return [`<use href="${href}" x="${n(lx)}" y="${n(ly)}"/>`, `<use href="${href}" x="${n(rx)}" y="${n(ry)}"/>`];
}

export function axle(scene: Scene, carriage: Carriage): string {
  return tube(scene, [wheelCentre(carriage, -1), wheelCentre(carriage, 1)], 24, false);
}

export function carriageBack(scene: Scene, carriage: Carriage): string {
  const { vesselRadius: r, wheelRadius, handle } = carriage;
  const x = r * 0.62;
  const z = -r * 0.98;
  const upright: Point3[] = [
    [-x, -wheelRadius * 0.7, z],
    [-x, handle + 90, z],
    [-x * 0.92, handle, z - 70],
    [x * 0.92, handle, z - 70],
    [x, handle + 90, z],
    [x, -wheelRadius * 0.7, z],
  ];
  const grip = [-1, 1].map((s) => [s * x * 0.62, handle, z - 70] as Point3);
  const [g1, g2] = grip.map((point) => xy(...project(scene.camera, point)));
  return (
    tube(scene, upright, 20) +
    `<path d="M${g1}L${g2}" stroke="#0b0d10" stroke-width="30" stroke-linecap="round"/><path d="M${g1}L${g2}" stroke="#3c434c" stroke-width="9" stroke-linecap="round" transform="translate(0 -6)"/>`
  );
}

export function carriageFoot(scene: Scene, { vesselRadius: r, base }: Carriage): string {
  const { pitch } = scene.camera;
  const x = r * 0.5;
  const z = r * 0.72;
  const shelf = r * 0.98;
  return (
    tube(
      scene,
      [
        [-x, base, z],
        [-x, -9, z],
        [x, -9, z],
        [x, base, z],
      ],
      18,
    ) +
    `<ellipse cy="${n(base + 8)}" rx="${n(shelf)}" ry="${n(Math.max(shelf * pitch, 8))}" fill="#14181d"/><ellipse cy="${n(base + 1)}" rx="${n(shelf)}" ry="${n(Math.max(shelf * pitch, 8))}" fill="${metal(scene.canvas, 'dark')}"/>`
  );
}
