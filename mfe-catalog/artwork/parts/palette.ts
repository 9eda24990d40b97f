import type { Canvas, Stop } from './canvas';

export const color = {
  red: '#c4122d',
  deepRed: '#7d0a1c',
  ink: '#171b21',
  steel: '#8b95a1',
  lightSteel: '#c7cdd4',
  amber: '#e0a526',
  green: '#2f9e62',
  blue: '#1f6fb5',
  cream: '#f4efe2',
} as const;

export type Metal = 'steel' | 'brass' | 'dark';

const METALS: Record<Metal, readonly Stop[]> = {
  steel: [
    [0, '#4a525c'],
    [14, color.steel],
    [30, '#f6f8f9'],
    [44, color.lightSteel],
    [70, '#76808b'],
    [100, '#4a525c'],
  ],
  brass: [
    [0, '#6d4a0c'],
    [16, '#b9821a'],
    [32, '#ffe9ad'],
    [46, color.amber],
    [100, '#6d4a0c'],
  ],
  dark: [
    [0, '#14181d'],
    [30, '#5b6570'],
    [48, '#333a42'],
    [100, '#1c2127'],
  ],
};

/** A metal lit from the upper left, shaded across (x) or down (y) the part. */
export function metal(canvas: Canvas, kind: Metal, axis: 'x' | 'y' = 'x'): string {
  return canvas.linear(kind, METALS[kind], axis);
}

export function paint(canvas: Canvas): string {
  return canvas.linear('paint', [
    [0, '#6a0817'],
    [8, '#980d23'],
    [22, color.red],
    [32, '#d9263e'],
    [46, color.red],
    [74, '#9c0e24'],
    [93, color.deepRed],
    [100, '#5c0714'],
  ]);
}

/** Light and shade of a cylinder, laid over paint and label alike. */
export function cylinderShade(canvas: Canvas): string {
  return canvas.linear('shade', [
    [0, '#000', 0.4],
    [9, '#000', 0.14],
    [17, '#fff', 0.02],
    [24, '#fff', 0.34],
    [28, '#fff', 0.3],
    [35, '#fff', 0.02],
    [54, '#000', 0],
    [80, '#000', 0.2],
    [94, '#000', 0.46],
    [100, '#000', 0.24],
  ]);
}
