// Sixteen wordmarks of invented organisations, in one ink.
import { C, CONTENT, circle, doc, el, path, rect, save } from './lib';
import { lettersEl } from './lettering';

const K = C.k3;
const ln = (d: string, w = 3, a: Record<string, string | number> = {}): string => path(d, { fill: 'none', stroke: K, 'stroke-width': w, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...a });
const fi = (d: string): string => path(d, { fill: K, 'fill-rule': 'evenodd' });
type T = { x: number; y: number; size: number; len: number; serif?: boolean; weight?: number; italic?: boolean; mid?: boolean };
const tx = (s: string, t: T): string => el('text', { x: t.x, y: t.y, 'font-family': t.serif ? 'Georgia,Liberation Serif,serif' : 'Arial,Helvetica,sans-serif', 'font-size': t.size, 'font-weight': t.weight, 'font-style': t.italic ? 'italic' : undefined, 'text-anchor': t.mid ? 'middle' : undefined, textLength: t.len, lengthAdjust: 'spacingAndGlyphs', fill: K }, s);
const caps = (s: string, x: number, y: number, cap: number, o: { track?: number; w?: number; stretch?: number; anchor?: 'middle'; join?: string } = {}): string => lettersEl(s, x, y, cap, { color: K, ...o });

const LIST: [string, string][] = [
  ['Edifício Aroeira', fi('M44 18C66 30 70 58 46 82C22 60 24 32 44 18ZM44 34V84H47V34Z') + ln('M46 50L57 42M46 60L34 52M46 70L56 62', 2.5, { stroke: '#fff' }) + tx('Edifício', { x: 88, y: 38, size: 17, len: 62, serif: true, italic: true }) + tx('Aroeira', { x: 86, y: 74, size: 42, len: 172, serif: true })],
  ['Colégio Vértice', fi('M20 24H40L52 54L64 24H84L60 80H44Z') + fi('M44 24H60L52 42Z') + caps('COLÉGIO', 102, 29, 11, { track: 5, w: 1.8 }) + caps('VÉRTICE', 102, 53, 24, { track: 5, w: 4.4 })],
  ['Clínica Marés', ln('M22 36Q33 22 44 36T66 36T88 36M22 52Q33 38 44 52T66 52T88 52M22 68Q33 54 44 68T66 68T88 68', 4.5) + tx('clínica', { x: 106, y: 42, size: 20, len: 66 }) + tx('marés', { x: 104, y: 76, size: 42, len: 140, weight: 700 })],
  ['Hotel Atalaia', ln('M24 22H118M182 22H276M24 86H276', 1.5) + fi('M136 34V22h-3V10h6v5h5v-5h12v5h5v-5h6v12h-3v12zM147 34v-8a3 3 0 0 1 6 0v8z') + caps('ATALAIA', 150, 39, 20, { track: 11, w: 2.4, anchor: 'middle' }) + tx('hotel & centro de eventos', { x: 150, y: 76, size: 13, len: 152, serif: true, italic: true, mid: true })],
  ['Galeria Meridiano', circle(48, 50, 29, { fill: 'none', stroke: K, 'stroke-width': 3 }) + ln('M48 21V79M48 21C30 34 30 66 48 79M48 21C66 34 66 66 48 79M19 50H77', 2.2) + caps('MERIDIANO', 94, 31, 20, { track: 3.5, w: 2.6 }) + caps('GALERIA COMERCIAL', 95, 63, 9, { track: 2.7, w: 1.5 })],
  ['Pampa Norte Logística', fi('M18 34H56L46 24H62L84 46L62 68H46L56 58H18L30 46Z') + tx('PAMPA NORTE', { x: 98, y: 54, size: 28, len: 186, weight: 700, italic: true }) + tx('logística integrada', { x: 98, y: 76, size: 16, len: 150, italic: true })],
  ['Solar das Acácias', ln('M124 44A26 26 0 0 1 176 44', 3.5) + ln('M150 8V2M128 15L123 9M172 15L177 9M113 30L106 26M187 30L194 26', 2.5) + ln('M100 44H200', 2) + tx('Solar das Acácias', { x: 150, y: 74, size: 29, len: 226, serif: true, mid: true }) + caps('CONDOMÍNIO', 150, 84, 8, { track: 6, w: 1.3, anchor: 'middle' })],
  ['Hospital São Calixto', fi('M42 20H58V38H76V54H58V72H42V54H24V38H42ZM50 33C44 40 38 42 38 46A12 12 0 0 0 62 46C62 42 56 40 50 33Z') + tx('Hospital', { x: 94, y: 40, size: 20, len: 80 }) + tx('São Calixto', { x: 93, y: 70, size: 32, len: 182, weight: 700 })],
  ['Pousada Guaraúna', ln('M16 62C34 60 44 48 50 34C54 46 66 50 84 42C76 58 66 66 50 68C46 74 40 78 32 80C34 74 36 70 36 66', 3) + circle(76, 40, 1.5, { fill: K }) + tx('guaraúna', { x: 96, y: 60, size: 42, len: 186, serif: true, italic: true }) + caps('POUSADA', 100, 74, 9, { track: 7, w: 1.5 })],
  ['Grupo Trimonte', fi('M14 76L40 30L52 51L64 22L96 76H74L63 55L52 76Z') + caps('TRIMONTE', 108, 33, 25, { track: 3, w: 5.6 }) + caps('ENGENHARIA E OBRAS', 109, 68, 7.5, { track: 2.3, w: 1.3 })],
  ['Bom Celeiro', circle(46, 50, 33, { fill: K }) + ln('M46 76V34M46 46C38 44 34 38 34 30C42 30 46 36 46 46ZM46 46C54 44 58 38 58 30C50 30 46 36 46 46ZM46 62C38 60 34 54 34 46C42 46 46 52 46 62ZM46 62C54 60 58 54 58 46C50 46 46 52 46 62Z', 2.6, { stroke: '#fff' }) + tx('Bom', { x: 94, y: 46, size: 30, len: 62, weight: 700 }) + tx('Celeiro', { x: 93, y: 76, size: 36, len: 124, weight: 700 })],
  ['Escola Pipa Azul', ln('M58 14L84 42L58 76L34 42ZM58 14V76M34 42H84M58 76C48 82 62 88 52 94C48 96 40 95 36 90', 3.2) + tx('pipa azul', { x: 102, y: 60, size: 44, len: 176, weight: 700 }) + tx('escola infantil', { x: 104, y: 82, size: 16, len: 104 })],
  ['Residencial Ilha Mansa', ln('M18 68Q29 60 40 68T62 68T84 68M28 58C34 46 66 46 74 58', 3.5) + ln('M50 49C49 38 52 30 58 24M58 24C50 18 42 20 38 27M58 24C64 16 74 18 78 24M58 24C66 24 72 30 72 37M58 24C50 26 46 32 46 38', 2.6) + caps('ILHA MANSA', 98, 34, 19, { track: 5, w: 2 }) + tx('residencial', { x: 98, y: 77, size: 18, len: 96, serif: true, italic: true })],
  ['Armazéns Cais Doze', rect(16, 22, 60, 56, { fill: K }) + ln('M33 40L40 34V66M33 66H47M54 41C54 32 68 32 68 42C68 50 54 56 54 66H69', 4, { stroke: '#fff' }) + caps('CAIS DOZE', 90, 27, 24, { track: 4, w: 4, join: 'miter' }) + rect(90, 60, 194, 18, { fill: K }) + tx('ARMAZÉNS GERAIS', { x: 98, y: 73.5, size: 12, len: 178, weight: 700 }).replace(`fill="${K}"`, 'fill="#fff"')],
  ['Academia Fôlego', ln('M18 50H36L44 30L56 72L64 50H82', 5) + tx('fôlego', { x: 98, y: 62, size: 48, len: 148, weight: 700, italic: true }) + circle(262, 56, 6, { fill: K }) + tx('academia', { x: 100, y: 82, size: 15, len: 70 })],
  ['Teatro Alvorada Velha', ln('M150 14V30M128 30A22 22 0 0 1 172 30M136 18L140 23M164 18L160 23', 2.6) + ln('M40 36H260', 1.2) + caps('ALVORADA VELHA', 150, 44, 17, { track: 4, w: 2.2, anchor: 'middle' }) + ln('M40 76H104M196 76H260', 1.2) + tx('Teatro', { x: 150, y: 82, size: 20, len: 62, serif: true, italic: true, mid: true })],
];
LIST.forEach(([name, body], i) => save(CONTENT, `clientes/${String(i + 1).padStart(2, '0')}.svg`, doc(300, 100, name, body.replace(/&(?!amp;)/g, '&amp;'))));
save(CONTENT, 'clientes/names.json', `${JSON.stringify(LIST.map(([n]) => n), null, 2)}\n`);
