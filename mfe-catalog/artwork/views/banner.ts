import { type Model, models } from '../families';
import type { Camera } from '../parts/camera';
import { type Canvas, createCanvas, n } from '../parts/canvas';
import { product } from '../parts/product';
import { floorStand, STAND_HEIGHT } from '../parts/stand';
import { scaled, svgFile } from './frame';

interface Place {
  readonly id: string;
  readonly x: number;
  /** Distance from the bottom edge, px: further back stands higher. */
  readonly lift: number;
  readonly size: number;
  readonly stand?: boolean;
}

interface Composition {
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Centre of the warm light behind the products, px. */
  readonly light: readonly [x: number, y: number, rx: number, ry: number];
  readonly row: readonly Place[];
}

const DESKTOP: Composition = {
  prefix: 'bd',
  width: 1600,
  height: 420,
  scale: 0.46,
  light: [1190, 250, 640, 330],
  row: [
    { id: 'PQS-ABC-50KG', x: 1168, lift: 60, size: 0.66 },
    { id: 'CO2-6KG', x: 1010, lift: 40, size: 0.98 },
    { id: 'EM-10L', x: 1338, lift: 40, size: 0.98 },
    { id: 'PQS-BC-6KG', x: 878, lift: 20, size: 0.98, stand: true },
    { id: 'AP-10L', x: 1492, lift: 20, size: 0.98 },
  ],
};

const MOBILE: Composition = {
  prefix: 'bm',
  width: 800,
  height: 520,
  scale: 0.48,
  light: [420, 400, 520, 260],
  row: [
    { id: 'PQS-ABC-50KG', x: 400, lift: 66, size: 0.62 },
    { id: 'CO2-6KG', x: 240, lift: 46, size: 0.92 },
    { id: 'EM-10L', x: 562, lift: 46, size: 0.92 },
    { id: 'PQS-BC-6KG', x: 96, lift: 24, size: 0.92, stand: true },
    { id: 'AP-10L', x: 712, lift: 24, size: 0.92 },
  ],
};

const CAMERA: Camera = { yaw: -0.36, pitch: 0.1 };

function modelOf(id: string): Model {
  const model = models.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`No extinguisher called ${id}`);
  return model;
}

function backdrop(canvas: Canvas, { width, height, light }: Composition): string {
  const [x, y, rx, ry] = light;
  const floor = height - 96;
  const wall = canvas.linear(
    'wall',
    [
      [0, '#10141a'],
      [60, '#171b21'],
      [100, '#1d232b'],
    ],
    'y',
  );
  const ground = canvas.linear(
    'floor',
    [
      [0, '#2a3038'],
      [100, '#12161b'],
    ],
    'y',
  );
  const warm = canvas.radial('warm', [
    [0, '#c4122d', 0.5],
    [45, '#7d0a1c', 0.26],
    [100, '#7d0a1c', 0],
  ]);
  const left = canvas.linear('left', [
    [0, '#10141a'],
    [100, '#10141a', 0],
  ]);
  const panels = [0.08, 0.2, 0.32]
    .map(
      (share) =>
        `M${n(x - rx + share * width)} 0L${n(x - rx + share * width - 150)} ${floor}h46L${n(x - rx + share * width + 46)} 0Z`,
    )
    .join('');
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${wall}"/><path d="${panels}" fill="#fff" fill-opacity=".018"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${warm}"/>` +
    `<path d="M0 ${floor}H${width}V${height}H0Z" fill="${ground}"/><path d="M0 ${floor}H${width}" stroke="#3c444e" stroke-opacity=".7"/>` +
    `<path d="M0 ${floor - 1}H${n(width * 0.55)}V${height}H0Z" fill="${left}"/>`
  );
}

function standing(canvas: Canvas, { height, scale }: Composition, { id, x, lift, size, stand }: Place): string {
  const model = modelOf(id);
  const scene = { canvas, camera: CAMERA, detail: 0 } as const;
  const unit = product(scene, model);
  const raised = stand
    ? `${floorStand(scene, model.radius)}<g transform="translate(0 ${-STAND_HEIGHT})">${unit}</g>`
    : unit;
  return scaled(x, height - lift - model.radius * CAMERA.pitch * scale * size, scale * size, raised);
}

function banner(composition: Composition, title: string): string {
  const { prefix, width, height, row } = composition;
  const canvas = createCanvas(prefix);
  const markup = backdrop(canvas, composition) + row.map((place) => standing(canvas, composition, place)).join('');
  return svgFile(canvas, width, height, title, markup, 8);
}

/** Wide banner of the catalogue; its left half is free for the page's headline. */
export function desktopBanner(): string {
  return banner(DESKTOP, 'Linha de extintores portáteis e sobre rodas');
}

/** Narrow banner of the catalogue; its upper half is free for the page's headline. */
export function mobileBanner(): string {
  return banner(MOBILE, 'Linha de extintores portáteis e sobre rodas');
}
