import type { Model } from '../families';
import type { Camera } from '../parts/camera';
import { layout, product } from '../parts/product';
import { canvasFor, scaled, svgFile } from './frame';

/** Pixels per millimetre: one scale for all portables and one for all wheeled units, so that sizes compare. */
const PORTABLE_SCALE = 1.14;
const WHEELED_SCALE = 0.625;
const FLOOR = 752;

function whole(model: Model, view: 'frente' | 'perspectiva', camera: Camera, shift: number, title: string): string {
  const canvas = canvasFor(model, view);
  const scale = model.wheeled ? WHEELED_SCALE : PORTABLE_SCALE;
  const { vessel } = layout(model);
  const floor = FLOOR - vessel.radius * camera.pitch * scale;
  const markup = scaled(400 + shift, floor, scale, product({ canvas, camera, detail: 1 }, model));
  return svgFile(canvas, 800, 800, title, markup, model.wheeled ? 40 : 90);
}

export function front(model: Model, name: string): string {
  return whole(model, 'frente', { yaw: 0, pitch: 0.05 }, 0, `${name}, vista frontal`);
}

export function threeQuarter(model: Model, name: string): string {
  return whole(model, 'perspectiva', { yaw: -0.46, pitch: 0.2 }, 0, `${name}, vista em perspectiva`);
}
