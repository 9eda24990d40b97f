// Staff portraits.
import { CONTENT, doc, el, g, lin, path, rect, save } from './lib';
import { castDefs, engineer, head, instructor, manager, technician } from './people';
import type { Cast } from './people';
import * as wear from './wardrobe';

const portrait = (n: number, title: string, tone: [string, string], c: Cast, defs: string, clothes: string): void =>
  save(CONTENT, `equipe/${n}.svg`, doc(640, 720, title,
    el('defs', {}, lin('bg', 0, 0, 1, 1, [[0, tone[0]], [1, tone[1]]]), castDefs(c), defs) +
    rect(0, 0, 640, 720, { fill: 'url(#bg)' }) + path('M640 96V720H236Z', { fill: '#fff', 'fill-opacity': 0.22 }) +
    g({ transform: 'translate(-35 -79) scale(1.11)' }, head(c, clothes, 46))));

portrait(1, 'Retrato de uma engenheira', ['#eceef1', '#d3d8de'], engineer, wear.engineerDefs, wear.engineerClothes);
portrait(2, 'Retrato de um administrador', ['#f4f1ea', '#ddd8ce'], manager, wear.managerDefs, wear.managerClothes);
portrait(3, 'Retrato de um técnico de instalação', ['#e2e5e9', '#c7cdd4'], technician, wear.technicianDefs, wear.technicianClothes);
portrait(4, 'Retrato de uma instrutora de brigada', ['#f0efec', '#d9dde3'], instructor, wear.instructorDefs, wear.instructorClothes);
