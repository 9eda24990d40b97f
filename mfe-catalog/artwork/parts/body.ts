import { band } from './camera';
import { n, xy } from './canvas';
import { color, cylinderShade, metal, paint } from './palette';
import type { Scene } from './scene';

/** The pressure vessel, in mm; y grows downwards. */
export interface Vessel {
  readonly radius: number;
  readonly bottom: number;
  /** y where the straight wall ends and the shoulder begins. */
  readonly shoulder: number;
  readonly dome: number;
  readonly neck: number;
}

export function neckY(vessel: Vessel): number {
  return vessel.shoulder - vessel.dome;
}

function silhouette({ radius: r, bottom, shoulder, dome, neck }: Vessel, pitch: number): string {
  const top = shoulder - dome;
  return (
    `M${xy(-r, bottom)}A${xy(r, r * pitch)} 0 0 0 ${xy(r, bottom)}V${n(shoulder)}` +
    `C${xy(r, shoulder - dome * 0.56, neck + (r - neck) * 0.62, top + dome * 0.04, neck, top)}H${n(-neck)}` +
    `C${xy(-neck - (r - neck) * 0.62, top + dome * 0.04, -r, shoulder - dome * 0.56, -r, shoulder)}Z`
  );
}

function ringLine(radius: number, y: number, pitch: number): string {
  return `M${xy(-radius, y)}A${xy(radius, radius * pitch)} 0 0 0 ${xy(radius, y)}`;
}

function sectionRim({ canvas, camera }: Scene, r: number, y: number): string {
  const inside = canvas.linear('inside', [
    [0, '#0b0d10'],
    [60, '#2b3138'],
    [100, '#12161a'],
  ]);
  const ry = r * camera.pitch;
  return (
    `<ellipse cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${color.lightSteel}" stroke="#4a0510"/>` +
    `<ellipse cy="${n(y)}" rx="${n(r * 0.965)}" ry="${n(ry * 0.8)}" fill="${inside}"/>`
  );
}

function collarShade({ canvas, detail }: Scene, vessel: Vessel, outline: string): string {
  if (detail === 0) return '';
  const stops = [
    [0, '#000', 0.7],
    [55, '#000', 0.4],
    [100, '#000', 0],
  ] as const;
  const shade = canvas.radial('collar', stops, { y: neckY(vessel), radius: vessel.neck * 1.9 });
  return `<path d="${outline}" fill="${shade}"/>`;
}

/** Painted vessel. `dress` (the label) goes between the paint and the light, so that both share one shading. */
export function vesselBody(scene: Scene, vessel: Vessel, dress: string, foot = true): string {
  const { canvas, camera } = scene;
  const { radius: r, bottom, shoulder, dome } = vessel;
  const { pitch } = camera;
  const outline = silhouette(vessel, pitch);
  const glow = canvas.radial('glow', [
    [0, '#fff', 0.62],
    [35, '#ff9aa6', 0.3],
    [100, '#ff5f74', 0],
  ]);
  const skirt = foot ? 13 : 0;
  return [
    `<path d="${outline}" fill="${paint(canvas)}"/>`,
    dress,
    `<path d="${outline}" fill="${cylinderShade(canvas)}"/>`,
    dome === 0
      ? sectionRim(scene, r, shoulder)
      : `<ellipse cx="${n(-r * 0.44)}" cy="${n(shoulder - dome * 0.48)}" rx="${n(r * 0.34)}" ry="${n(dome * 0.3)}" fill="${glow}" transform="rotate(${n(-(dome / r) * 34)} ${xy(-r * 0.44, shoulder - dome * 0.48)})"/>` +
        collarShade(scene, vessel, outline),
    dome === 0
      ? ''
      : `<path d="${ringLine(r, shoulder, pitch)}" fill="none" stroke="#6a0817" stroke-width="1.5"/>` +
        `<path d="${ringLine(r, shoulder + 2.2, pitch)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.3"/>`,
    foot
      ? `<path d="${band(pitch, r, bottom - skirt, r, bottom)}" fill="#2a0209" fill-opacity=".36"/><path d="${ringLine(r, bottom - skirt, pitch)}" fill="none" stroke="#3c040d" stroke-width="1.5"/>`
      : '',
    `<path d="${outline}" fill="none" stroke="#4a0510" stroke-width="1.2"/>`,
  ].join('');
}

export function strap(
  { canvas, camera }: Scene,
  radius: number,
  y: number,
  height: number,
  kind: 'steel' | 'dark',
): string {
  return `<path d="${band(camera.pitch, radius, y, radius, y + height)}" fill="${metal(canvas, kind)}" stroke="#30373f" stroke-width=".8"/>`;
}

export function groundShadow({ canvas, camera }: Scene, reach: number, y = 0): string {
  const soft = canvas.radial('ground', [
    [0, '#0b0d10', 0.5],
    [45, '#0b0d10', 0.28],
    [100, '#0b0d10', 0],
  ]);
  const height = reach * Math.max(camera.pitch, 0.09);
  return `<ellipse cx="${n(reach * 0.12)}" cy="${n(y + height * 0.35)}" rx="${n(reach * 1.25)}" ry="${n(height * 1.3)}" fill="${soft}"/>`;
}
