import { type Family, families, type Model } from '../families';
import { groundShadow, neckY, strap, type Vessel, vesselBody } from './body';
import { band, type Point3, polar, project, SIDE } from './camera';
import { xy } from './canvas';
import { axle, type Carriage, carriageBack, carriageFoot, wheels } from './carriage';
import { coil, foamNozzle, horn, jetNozzle, sideHose } from './hose';
import { LABEL_HEIGHT, label } from './label';
import type { Surface } from './labelSurface';
import { metal } from './palette';
import type { Scene } from './scene';
import { OUTLET, VALVE_HEIGHT, valve } from './valve';

const LABEL_HALF_ANGLE = 1.06;

const TOOLS = { jet: jetNozzle, horn, foam: foamNozzle } as const;
/** Tools of portable units, mm: distance from the wall, position of the clip, hose shape. */
const TOOL_FIT = {
  jet: { length: 74, stand: 16, clip: { at: 24, radius: 13 }, bulge: 30, hose: 15 },
  horn: { length: 208, stand: 30, clip: { at: 92, radius: 22 }, bulge: 14, hose: 17 },
  foam: { length: 122, stand: 20, clip: { at: 78, radius: 17 }, bulge: 30, hose: 15 },
} as const;
const COIL_ANGLE = { jet: 1.3, foam: 1.3, horn: 1.5 } as const;

export interface Layout {
  readonly vessel: Vessel;
  readonly valveSize: number;
  readonly carriage?: Carriage;
  readonly top: number;
}

export function layout(model: Model): Layout {
  const { radius, wall, dome, wheeled } = model;
  const wheelRadius = wheeled ? Math.max(118, radius * 0.86) : 0;
  const bottom = wheeled ? -wheelRadius * 0.62 : 0;
  const vessel = { radius, bottom, shoulder: bottom - wall, dome, neck: wheeled ? 34 : 24 };
  const valveSize = wheeled ? 1.35 : 1;
  const valveTop = neckY(vessel) - VALVE_HEIGHT * valveSize;
  if (!wheeled) return { vessel, valveSize, top: valveTop };
  const handle = valveTop - 60;
  return { vessel, valveSize, carriage: { vesselRadius: radius, wheelRadius, base: bottom, handle }, top: handle - 20 };
}

export function labelSurface(model: Model, { vessel }: Layout, scene: Scene): Surface {
  // A slim cylinder needs a label that reaches further round to stay legible.
  const half = vessel.radius < 78 ? 1.24 : LABEL_HALF_ANGLE;
  const surface = { radius: vessel.radius, top: 0, half, camera: scene.camera };
  const height = (LABEL_HEIGHT * 2 * vessel.radius * half) / 100;
  const share = model.wheeled ? 0.34 : 0.32;
  return { ...surface, top: vessel.shoulder + (vessel.bottom - vessel.shoulder - height) * share };
}

function portableHose(scene: Scene, family: Family, { vessel }: Layout): string {
  const neck = neckY(vessel);
  const { length, stand, clip, bulge, hose } = TOOL_FIT[family.tool];
  const hook = polar(SIDE, vessel.radius + stand, vessel.bottom - length - 14);
  const clipY = hook[1] + clip.at;
  const [x, y] = project(scene.camera, [hook[0], clipY, hook[2]]);
  const start: Point3 = [OUTLET.reach, neck - OUTLET.height, 0];
  return (
    strap(scene, vessel.radius + 1, clipY, 10, 'dark') +
    sideHose(scene, start, [hook[0], hook[1] + 2, 0], bulge, hose) +
    TOOLS[family.tool](scene, { at: hook, size: 1 }) +
    `<path d="${band(scene.camera.pitch, clip.radius, y, clip.radius, y + 10, x)}" fill="${metal(scene.canvas, 'dark')}" stroke="#07090b"/>`
  );
}

/** Long hose of a wheeled unit: from the valve to a coil on a hook at the right, its tool hanging in the coil. */
function wheeledHose(scene: Scene, model: Model, family: Family, { vessel, valveSize }: Layout): string {
  const { radius: r, shoulder, bottom } = vessel;
  const width = 22;
  const neck = neckY(vessel);
  const middle = shoulder + (bottom - shoulder) * 0.38;
  const b = model.wall * 0.25;
  const angle = COIL_ANGLE[family.tool];
  const hook = polar(angle, r + 24, middle - b);
  const [x, y] = project(scene.camera, hook);
  const start: Point3 = [OUTLET.reach * valveSize, neck - OUTLET.height * valveSize, 0];
  const toolSize = family.tool === 'jet' ? 1.7 : 1.3;
  return (
    sideHose(scene, start, hook, 40, width) +
    coil(scene, angle, r + 24, middle, Math.max(r * 0.5, 64), b, width) +
    TOOLS[family.tool](scene, { at: [hook[0], hook[1] + 12, hook[2]], size: toolSize }) +
    `<path d="M${xy(x - 15, y - 22)}h30v24q0 8-8 8h-14q-8 0-8-8Z" fill="${metal(scene.canvas, 'steel')}" stroke="#14181d" stroke-width="1.4"/>`
  );
}

export function product(scene: Scene, model: Model): string {
  const family = families[model.family];
  const plan = layout(model);
  const { vessel, valveSize, carriage } = plan;
  const dress = label(scene, labelSurface(model, plan, scene), model, family);
  const body = vesselBody(scene, vessel, dress);
  const top = valve(scene, neckY(vessel), valveSize, family.valve);
  if (!carriage) {
    return groundShadow(scene, vessel.radius * 1.35) + body + top + portableHose(scene, family, plan);
  }
  const bands = [0.05, 0.91].map((share) =>
    strap(scene, vessel.radius + 2, vessel.shoulder + model.wall * share, 18, 'steel'),
  );
  const [left, right] = wheels(scene, carriage);
  const turned = scene.camera.yaw < -0.2;
  return [
    groundShadow(scene, vessel.radius * 1.75),
    axle(scene, carriage),
    left,
    turned ? '' : right,
    carriageBack(scene, carriage),
    carriageFoot(scene, carriage),
    body,
    ...bands,
    turned ? right : '',
    top,
    wheeledHose(scene, model, family, plan),
  ].join('');
}
