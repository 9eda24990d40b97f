import { type Model, models } from '../families';
import { type Canvas, createCanvas, n } from '../parts/canvas';
import { minify } from '../parts/minify';

export type View = 'frente' | 'perspectiva' | 'valvula' | 'rotulo';

export const VIEWS: readonly View[] = ['frente', 'perspectiva', 'valvula', 'rotulo'];

export function canvasFor(model: Model, view: View): Canvas {
  return createCanvas(`e${models.indexOf(model)}${view.charAt(0)}`);
}

export function scaled(x: number, y: number, scale: number, markup: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale, 3)})">${markup}</g>`;
}

export function svgFile(
  canvas: Canvas,
  width: number,
  height: number,
  title: string,
  markup: string,
  coarseAbove = Infinity,
): string {
  let shapes = 0;
  const short = minify(
    `<defs>${canvas.definitions()}</defs>${markup}`,
    () => canvas.id(`shape ${shapes++}`),
    coarseAbove,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<title>${title}</title>${short}</svg>\n`
  );
}
