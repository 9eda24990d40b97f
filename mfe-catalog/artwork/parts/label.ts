import type { Family, FireClass, Model } from '../families';
import { n } from './canvas';
import { place, region, rule, type Surface, textWidth, unit } from './labelSurface';
import { lettering, letteringOnCircle } from './lettering';
import { color } from './palette';
import type { Scene } from './scene';

/** Height of every label in label units (width is 100). */
export const LABEL_HEIGHT = 126;

const CLASS_NAMES: Record<FireClass, string> = { A: 'SÓLIDOS', B: 'LÍQUIDOS', C: 'ELÉTRICOS' };
const CLASS_COLORS: Record<FireClass, string> = { A: color.green, B: color.red, C: color.blue };
const STEPS = ['Rompa o lacre e retire o pino.', 'Aponte para a base do fogo.', 'Aperte a alavanca.'];

interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly align?: 'middle' | 'start';
}

/** Text on the label. `exact` sets every word apart (close-up); otherwise a line is one piece. */
function text(surface: Surface, u: number, v: number, value: string, style: TextStyle, exact = false): string {
  const { size, fill, bold = true, align = 'middle' } = style;
  const total = textWidth(value) * size;
  let cursor = align === 'middle' ? u - total / 2 : u;
  const words = exact ? value.split(' ') : [value];
  return words
    .map((piece) => {
      const width = textWidth(piece) * size;
      const middle = cursor + width / 2;
      cursor += width + 0.29 * size;
      const look = { size, fill, weight: bold ? 'bold' : 'regular', width, stretch: size > 10 } as const;
      return lettering(piece, look, place(surface, middle, v, width));
    })
    .join('');
}

/** Fire class sign: triangle A, square B, circle C; struck out when the agent must not be used on it. */
function classSign(
  { canvas, detail }: Scene,
  surface: Surface,
  u: number,
  v: number,
  name: FireClass,
  applies: boolean,
): string {
  const fill = applies ? CLASS_COLORS[name] : '#ccd2d8';
  const shape = {
    A: `<path d="M0-11.6L12.6 10.4H-12.6Z" fill="${fill}"/>`,
    B: `<path d="M-10.4-10.4H10.4V10.4H-10.4Z" fill="${fill}"/>`,
    C: `<circle r="11" fill="${fill}"/>`,
  }[name];
  const strike = applies ? '' : `<path d="M-11.5 11L11.5-11" stroke="${color.red}" stroke-width="2.6"/>`;
  const letter = { size: 15, fill: applies ? '#fff' : '#77828d' };
  const drawing = shape + lettering(name, letter, `translate(0 ${name === 'A' ? 8 : 5.4})`) + strike;
  const transform = `transform="${place(surface, u, v, 22)}"`;
  return detail === 0
    ? `<use href="${canvas.symbol(`sign ${name} ${applies}`, drawing)}" ${transform}/>`
    : `<g ${transform}>${drawing}</g>`;
}

function conformityRing({ detail }: Scene, surface: Surface, u: number, v: number): string {
  const words =
    detail === 2
      ? letteringOnCircle('CONFORMIDADE • EXTINTOR •', 9.4, 57, { size: 4.3, fill: color.ink })
      : `<circle r="10.6" fill="none" stroke="${color.ink}" stroke-width="2.2" stroke-dasharray="2.4 1.2"/>`;
  return `<g transform="${place(surface, u, v, 26)}">${detail === 2 ? `<circle r="14" fill="none" stroke="${color.ink}" stroke-width=".9"/>` : ''}${words}<circle r="7.6" fill="${color.ink}"/><path d="M-3.8 0L-1 3L4-3" fill="none" stroke="#fff" stroke-width="2.2"/></g>`;
}

function instructions(scene: Scene, surface: Surface): string {
  if (scene.detail === 2) {
    return STEPS.map((step, index) => {
      const v = 108.6 + index * 5.2;
      return text(
        surface,
        -44,
        v,
        `${index + 1}. ${step}`,
        { size: 4.4, fill: color.ink, bold: false, align: 'start' },
        true,
      );
    }).join('');
  }
  const lines = [107, 111.6, 116.2].map((v, i) => rule(surface, -44, 40 - i * 13, v)).join('');
  return `<path d="${lines}" fill="none" stroke="#8b95a1" stroke-width="${n(2.4 * unit(surface))}"/>`;
}

export function label(scene: Scene, surface: Surface, model: Model, family: Family): string {
  const closeUp = scene.detail === 2;
  const { accent, onAccent, paper } = family;
  const small = scene.detail > 0;
  const warning = family.classes.includes('C') ? 'LIBERE A ÁREA ANTES DO USO' : 'NÃO USE EM ELÉTRICA ENERGIZADA';
  return [
    `<path d="${region(surface, -50, 0, 50, LABEL_HEIGHT)}" fill="${paper}" stroke="#77303a" stroke-width=".8"/>`,
    `<path d="${region(surface, -50, 0, 50, 33)}${region(surface, -50, 121.5, 50, LABEL_HEIGHT)}" fill="${accent}"/>`,
    small ? text(surface, 0, 9.4, 'EXTINTOR DE INCÊNDIO', { size: 5.6, fill: onAccent }, closeUp) : '',
    text(surface, 0, 28.4, family.agent, { size: family.agent.length > 5 ? 18 : 20, fill: onAccent }, closeUp),
    small ? text(surface, 0, 41.6, family.agentLong, { size: 6.6, fill: color.ink }, closeUp) : '',
    ...(['A', 'B', 'C'] as const).map((name, index) =>
      classSign(scene, surface, (index - 1) * 30, closeUp ? 55.5 : 57.5, name, family.classes.includes(name)),
    ),
    closeUp
      ? (['A', 'B', 'C'] as const)
          .map((name, index) =>
            text(surface, (index - 1) * 30, 72, CLASS_NAMES[name], {
              size: 4,
              fill: family.classes.includes(name) ? color.ink : '#77828d',
            }),
          )
          .join('')
      : '',
    `<path d="${rule(surface, -44, 44, 74.6)}" fill="none" stroke="#8b95a1" stroke-width="${n(0.8 * unit(surface))}"/>`,
    text(surface, small ? -17 : 0, small ? 91 : 102, model.size, { size: small ? 20.5 : 27, fill: color.ink }),
    small ? text(surface, -17, 102.2, model.rating, { size: 6.2, fill: color.red }) : '',
    small ? conformityRing(scene, surface, 31, closeUp ? 91 : 90) : '',
    small ? instructions(scene, surface) : '',
    closeUp ? text(surface, 0, 125, warning, { size: 3.2, fill: onAccent }, true) : '',
  ].join('');
}
