import { families, type Model } from '../families';
import { groundShadow, neckY, vesselBody } from '../parts/body';
import { sideHose } from '../parts/hose';
import { LABEL_HEIGHT, label } from '../parts/label';
import { unit } from '../parts/labelSurface';
import { labelSurface, layout } from '../parts/product';
import type { Scene } from '../parts/scene';
import { OUTLET, VALVE_HEIGHT, valve } from '../parts/valve';
import { canvasFor, scaled, svgFile } from './frame';

export function valveCloseUp(model: Model, name: string): string {
  const canvas = canvasFor(model, 'valvula');
  const scene: Scene = { canvas, camera: { yaw: -0.3, pitch: 0.12 }, detail: 2 };
  const { vessel, valveSize } = layout(model);
  const neck = neckY(vessel);
  const width = Math.max(vessel.radius * 2 + 70, 250 * valveSize);
  const scale = 720 / width;
  const height = 650 / scale;
  const section = { ...vessel, bottom: neck - VALVE_HEIGHT * valveSize + height };
  const hose = sideHose(
    scene,
    [OUTLET.reach * valveSize, neck - OUTLET.height * valveSize, 0],
    [vessel.radius + 20 * valveSize, section.bottom + 4, 0],
    14 * valveSize,
    15 * valveSize,
  );
  const markup =
    groundShadow(scene, vessel.radius * 0.94, section.bottom) +
    vesselBody(scene, section, '', false) +
    valve(scene, neck, valveSize, families[model.family].valve) +
    hose;
  const floor = 725 - section.bottom * scale;
  return svgFile(canvas, 800, 800, `${name}, detalhe da válvula`, scaled(400, floor, scale, markup));
}

export function labelCloseUp(model: Model, name: string): string {
  const canvas = canvasFor(model, 'rotulo');
  const scene: Scene = { canvas, camera: { yaw: 0, pitch: 0.06 }, detail: 2 };
  const plan = layout(model);
  const surface = { ...labelSurface(model, plan, scene), top: 0 };
  const height = LABEL_HEIGHT * unit(surface);
  const r = surface.radius;
  const margin = r * 0.16;
  const section = { radius: r, bottom: height + margin, shoulder: -margin, dome: 0, neck: r };
  const scale = 690 / (height + 2 * margin + r * 0.12);
  const markup =
    groundShadow(scene, r * 0.94, section.bottom) +
    vesselBody(scene, section, label(scene, surface, model, families[model.family]), false);
  const top = 400 - ((height + 2 * margin) * scale) / 2 + margin * scale;
  return svgFile(canvas, 800, 800, `${name}, detalhe do rótulo`, scaled(400, top, scale, markup));
}
