// Service illustrations (240 x 240), differentials (96 x 96) and accreditation seals (240 x 240).
import { C, CONTENT, circle, doc, el, g, path, rect, save } from './lib';

const INK = { fill: 'none', stroke: C.k2, 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const RED = { ...INK, stroke: C.red };
const TINT = { fill: C.n2 };
const SOFT = { fill: C.red, 'fill-opacity': 0.13 };
const WHITE = { ...INK, fill: '#fff' };
const icon = (name: string, title: string, body: string): void => save(CONTENT, `servicos/${name}.svg`, doc(240, 240, title, body));

// Every service picture: a tinted plane offset to the right and down, ink outline, one red subject.
icon('legalizacao', 'Legalização: certificado com selo de aprovação',
  path('M60 46H170V198H60Z', { ...TINT, transform: 'translate(10 10)' }) +
  path('M56 34H136L170 68V196H56Z', WHITE) + path('M136 34V68H170', INK) +
  path('M76 92H150M76 112H150M76 132H112M76 152H104', { ...INK, stroke: C.s1, 'stroke-width': 4 }) +
  path('M76 56H112M76 70H98', { ...INK, 'stroke-width': 4 }) +
  path('M134 176L126 216L150 203L174 216L166 176', { ...RED, fill: C.redD, stroke: C.red }) +
  circle(150, 160, 33, { fill: C.red }) + circle(150, 160, 24, { fill: 'none', stroke: '#fff', 'stroke-width': 2.5, 'stroke-dasharray': '3 4' }) +
  path('M138 160L147 169L163 151', { ...INK, stroke: '#fff' }));

icon('projetos', 'Projetos: planta baixa com rede de chuveiros automáticos',
  rect(48, 60, 158, 138, TINT) + path('M36 48H194V186H36Z', WHITE) +
  path('M36 104H84M106 104H126V48M126 104V126M126 156V186', { ...INK, 'stroke-width': 4 }) +
  path('M84 104A22 22 0 0 1 106 82V104', { ...INK, stroke: C.s1, 'stroke-width': 2.5 }) +
  path('M36 76H160V122M62 166V146H102V166', { ...RED, 'stroke-width': 4 }) + path('M92 76V60M160 90H178', { ...RED, 'stroke-width': 4 }) +
  [[62, 76], [92, 61], [146, 76], [178, 90], [62, 166], [82, 146], [102, 166]].map(([x, y]) => circle(x, y, 6.5, { fill: '#fff', stroke: C.red, 'stroke-width': 4 })).join('') +
  path('M36 206H194M36 199V213M194 199V213M115 201V211', { ...INK, 'stroke-width': 3 }) +
  g({ transform: 'translate(176 186)' }, path('M0 -62L-24 28M0 -62L24 28', { ...INK, stroke: '#fff', 'stroke-width': 13 }), path('M0 -46L-22 20L-24 32M0 -46L22 20L24 32M-13 -6H13', INK), circle(0, -54, 9, { ...RED, fill: '#fff' })));

icon('instalacao', 'Instalação e manutenção: tubulação com válvula e manômetro',
  path('M30 146H206V178H30Z', { ...TINT, transform: 'translate(6 9)' }) +
  path('M24 144H216V176H24Z', { fill: C.red, 'fill-opacity': 0.14 }) + path('M22 144H218M22 176H218', RED) + path('M44 134V186M64 134V186M44 134H64M44 186H64M176 134V186M196 134V186M176 134H196M176 186H196', { ...INK, fill: '#fff' }) +
  path('M44 134H64V186H44ZM176 134H196V186H176Z', WHITE) +
  path('M90 176V144L104 128H136L150 144V176L136 192H104Z', WHITE) + path('M98 150L142 170M142 150L98 170', { ...INK, 'stroke-width': 4, stroke: C.s1 }) +
  path('M112 128V92H128V128', WHITE) + path('M120 92V62', INK) + path('M76 62H164', { ...RED, 'stroke-width': 11 }) + path('M104 62V54M136 62V54M120 62V48', RED) +
  path('M186 134V112', INK) + circle(186, 92, 21, WHITE) + path('M186 92L195 82', { ...RED, 'stroke-width': 4 }) + path('M174 98A13 13 0 0 1 176 84M196 98A13 13 0 0 0 198.5 95', { ...INK, stroke: C.s1, 'stroke-width': 2.5 }) +
  path('M54 186V206M186 186V206', { ...INK, stroke: C.s1 }) + path('M38 208H70M170 208H202', INK));

icon('contrato', 'Contrato de manutenção preventiva: calendário com ciclo de visitas',
  rect(52, 62, 148, 140, { ...TINT, rx: 10 }) + rect(40, 50, 148, 140, { ...WHITE, rx: 10 }) +
  path('M40 84V60Q40 50 50 50H178Q188 50 188 60V84Z', { ...INK, fill: C.red, stroke: C.k2 }) + path('M76 36V62M152 36V62', INK) +
  [[62, 102], [94, 102], [126, 102], [158, 102], [62, 130], [94, 130], [126, 130], [62, 158], [94, 158]].map(([x, y], i) => rect(x, y, 14, 14, { rx: 3, fill: i === 1 || i === 5 || i === 7 ? C.red : C.s2 })).join('') +
  circle(172, 168, 44, { fill: '#fff' }) + circle(172, 168, 36, { fill: C.red, 'fill-opacity': 0.1 }) +
  path('M138 160A35 35 0 0 1 200 147M206 176A35 35 0 0 1 144 189', RED) + path('M202 130V148H184M142 206V188H160', RED) +
  path('M157 168L168 179L188 157', { ...INK, 'stroke-width': 5.5 }));

icon('brigada', 'Brigada de incêndio e guardião de piscina: capacete e boia de salvamento',
  path('M40 128C40 76 66 46 106 46S172 76 172 128L196 146H20Z', { ...TINT, transform: 'translate(10 8)' }) +
  path('M42 122C42 74 68 46 106 46S170 74 170 122Z', { ...INK, fill: C.red }) +
  path('M76 54C64 78 60 98 60 122M136 54C148 78 152 98 152 122', { ...INK, stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 3 }) + path('M92 46C92 34 120 34 120 46V74H92Z', WHITE) +
  path('M106 78L126 86V102C126 114 116 121 106 125C96 121 86 114 86 102V86Z', WHITE) + path('M106 90C110 97 114 101 114 106A8 8 0 0 1 98 106C98 101 102 97 106 90Z', { fill: C.red }) +
  path('M42 122H170L192 142H20Z', WHITE) + path('M52 142C52 168 66 186 84 192', INK) +
  circle(160, 174, 49, { fill: '#fff' }) + circle(160, 174, 30, { fill: 'none', stroke: '#fff', 'stroke-width': 22 }) +
  ['0', '90', '180', '270'].map((a) => path('M149 144.9A31 31 0 0 1 171 144.9', { fill: 'none', stroke: C.red, 'stroke-width': 22, transform: `rotate(${a} 160 174)` })).join('') +
  circle(160, 174, 42, INK) + circle(160, 174, 19, { ...INK }) + path('M20 216Q33 208 46 216T72 216T98 216', { ...INK, stroke: C.s1, 'stroke-width': 4 }) + path('M36 204Q46 198 56 204T78 204', { ...INK, stroke: C.s2, 'stroke-width': 4 }));

icon('extintor', 'Recarga de extintores e reteste de mangueiras',
  path('M62 206V104C62 84 78 76 92 74H104C118 76 134 84 134 104V206Z', { ...TINT, transform: 'translate(10 6)' }) +
  path('M56 208V106C56 86 70 78 84 76H104C118 78 132 86 132 106V208Z', { ...INK, fill: C.red }) +
  path('M70 198V108C70 98 74 94 80 91', { ...INK, stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 4 }) +
  path('M56 126H132V176H56Z', { ...WHITE, 'stroke-width': 4 }) + path('M70 142H100M70 152H112M70 162H92', { ...INK, stroke: C.s1, 'stroke-width': 4 }) + rect(107, 138, 14, 8, { rx: 2, fill: C.red }) +
  path('M82 76V60H106V76', WHITE) + path('M78 60H108L116 46L138 34M80 60L74 48H116', { ...INK }) + circle(74, 66, 11, { ...WHITE, 'stroke-width': 4 }) + path('M74 66L79 61', { ...RED, 'stroke-width': 3 }) +
  path('M106 66H128C150 66 156 84 156 102V112', INK) + path('M149 112H163L166 130H146Z', { ...INK, fill: C.k2 }) +
  circle(172, 178, 42, { fill: '#fff' }) + circle(172, 178, 34, RED) + circle(172, 178, 21, { ...RED, 'stroke-width': 4 }) + circle(172, 178, 9, { ...INK, 'stroke-width': 4 }) +
  path('M206 178V208H222', RED) + path('M222 200V216', { ...INK, 'stroke-width': 7 }));

// Differentials: the same language, lighter stroke, 96 px.
const S = { fill: 'none', stroke: C.k2, 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const R3 = { ...S, stroke: C.red };
const dif = (n: number, title: string, body: string): void => save(CONTENT, `diferenciais/${n}.svg`, doc(96, 96, title, body));
dif(1, 'Experiência técnica', path('M48 30C64 30 74 42 74 62H48Z', SOFT) + path('M22 62C22 42 32 30 48 30S74 42 74 62', S) + path('M14 62H82V70H14Z', S) + path('M40 31V20H56V31M48 20V44', S) + path('M34 39C32 44 31 50 31 55M62 39C64 44 65 50 65 55', { ...S, stroke: C.s1 }) + path('M30 80H66', R3));
dif(2, 'Prazo cumprido', circle(48, 52, 30, SOFT) + circle(48, 52, 30, S) + path('M40 12H56M48 12V22M72 24L78 30', S) + path('M48 34V52L60 60', R3) + path('M48 27V30M73 52H70M48 77V74M23 52H26', { ...S, stroke: C.s1 }));
dif(3, 'Atendimento em até 24 horas', path('M20 41C20 22 32 14 48 14S76 22 76 41', S) + path('M14 42H26V64H20Q14 64 14 58ZM70 42H82V58Q82 64 76 64H70Z', { ...R3, fill: C.red, 'fill-opacity': 0.13 }) + path('M76 64C76 76 66 80 56 80', S) + path('M44 76H54V84H44Z', R3) + path('M36 38H60V56H48L41 62V56H36Z', S) + path('M43 47H53', R3));
dif(4, 'Conformidade com as normas', path('M20 12H58L74 28V84H20Z', S) + path('M58 12V28H74', S) + path('M30 40L34 44L41 36M30 56L34 60L41 52M30 72L34 76L41 68', R3) + path('M49 41H64M49 57H64M49 73H58', { ...S, stroke: C.s1 }));
dif(5, 'Equipe própria e qualificada', path('M30 84V74C30 62 38 56 48 56S66 62 66 74V84Z', SOFT) + circle(48, 38, 12, S) + path('M36 34C36 26 41 21 48 21S60 26 60 34M33 34H63', R3) + path('M30 84V74C30 62 38 56 48 56S66 62 66 74V84', S) + path('M22 40A9 9 0 1 0 26 56M10 78V74C10 66 15 62 22 62M74 40A9 9 0 1 1 70 56M86 78V74C86 66 81 62 74 62', { ...S, stroke: C.s1 }) + path('M48 60V70', R3));
dif(6, 'Segurança da vida e do patrimônio', path('M48 10L78 20V44C78 64 66 78 48 86C30 78 18 64 18 44V20Z', S) + path('M48 10L78 20V44C78 64 66 78 48 86Z', SOFT) + path('M34 66V40L48 30L62 40V66', S) + path('M28 66H68', S) + path('M43 66V54H53V66', R3) + path('M43 45H53', R3));

// Seals: round, monochrome ink with one red band; text follows the ring.
const seal = (name: string, title: string, up: string, down: string, core: string): void => {
  const id = name.slice(0, 3);
  const font = { 'font-family': 'Arial,Helvetica,sans-serif', 'font-weight': 700, fill: C.k3 };
  const arc = (up.length * 11.5), arc2 = down.length * 10;
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const a = (i * 5 * Math.PI) / 180, q = i % 6 ? 113 : 110;
    ticks += `M${(120 + Math.cos(a) * q).toFixed(1)} ${(120 + Math.sin(a) * q).toFixed(1)}L${(120 + Math.cos(a) * 116).toFixed(1)} ${(120 + Math.sin(a) * 116).toFixed(1)}`;
  }
  save(CONTENT, `selos/${name}.svg`, doc(240, 240, title,
    el('defs', {}, path('M34 120A86 86 0 0 1 206 120', { id: `${id}u` }), path('M23.5 120A96.5 96.5 0 0 0 216.5 120', { id: `${id}d` })) +
    circle(120, 120, 117, { fill: '#fff' }) + circle(120, 120, 117, { fill: 'none', stroke: C.k3, 'stroke-width': 2.5 }) + path(ticks, { stroke: C.s1, 'stroke-width': 1.2 }) + circle(120, 120, 106, { fill: 'none', stroke: C.k3, 'stroke-width': 1.2 }) +
    circle(120, 120, 72, { fill: C.n1, stroke: C.k3, 'stroke-width': 2.5 }) + circle(120, 120, 66, { fill: 'none', stroke: C.k3, 'stroke-width': 1 }) +
    el('text', { ...font, 'font-size': 17.5 }, el('textPath', { href: `#${id}u`, startOffset: '50%', 'text-anchor': 'middle', textLength: Math.min(arc, 244), lengthAdjust: 'spacing' }, up)) +
    el('text', { ...font, 'font-size': 14, fill: C.red }, el('textPath', { href: `#${id}d`, startOffset: '50%', 'text-anchor': 'middle', textLength: Math.min(arc2, 250), lengthAdjust: 'spacing' }, down)) +
    path('M22 114l4.5 6l-4.5 6l-4.5 -6zM218 114l4.5 6l-4.5 6l-4.5 -6z', { fill: C.red, transform: 'translate(0 0)' }) + core));
};
const K = { ...INK, stroke: C.k3, 'stroke-width': 4 };
const KR = { ...K, stroke: C.red };
seal('credenciamento', 'Empresa credenciada no Corpo de Bombeiros', 'EMPRESA CREDENCIADA', 'CORPO DE BOMBEIROS',
  path('M120 70L158 83V116C158 142 142 158 120 168C98 158 82 142 82 116V83Z', { ...K, fill: '#fff' }) + path('M120 70L158 83V116C158 142 142 158 120 168Z', { fill: C.k3, 'fill-opacity': 0.08 }) +
  path('M93 146L147 92M147 146L93 92', { ...K, 'stroke-width': 5 }) + path('M140 84C152 86 158 94 156 104L143 97Z', { ...K, fill: C.k3, 'stroke-width': 2 }) + path('M100 84C88 86 82 94 84 104L97 97Z', { ...K, fill: C.k3, 'stroke-width': 2 }) +
  path('M120 96C124 106 136 112 136 126A16 16 0 0 1 104 126C104 118 110 114 113 108C116 112 118 112 118 112C119 106 118 100 120 96Z', { fill: C.red, stroke: '#fff', 'stroke-width': 3 }));
seal('normas', 'Serviços conforme as normas técnicas', 'NORMAS TÉCNICAS', 'PROJETO E EXECUÇÃO',
  path('M84 84C98 78 110 80 120 88C130 80 142 78 156 84V150C142 145 130 147 120 155C110 147 98 145 84 150Z', { ...K, fill: '#fff' }) + path('M120 88V155', K) +
  path('M94 98Q104 96 111 100M94 112Q104 110 111 114M94 126Q104 124 111 128', { ...K, stroke: C.s1, 'stroke-width': 3 }) + path('M129 118L137 127L151 106', { ...KR, 'stroke-width': 5.5 }));
seal('inmetro', 'Recarga conforme o regulamento', 'RECARGA CONFORME', 'REGULAMENTO TÉCNICO',
  path('M98 162V108C98 96 108 92 114 90H126C132 92 142 96 142 108V162Z', { ...K, fill: '#fff' }) + path('M98 118H142V146H98Z', { fill: C.red }) + path('M110 132L118 139L131 125', { ...K, stroke: '#fff' }) +
  path('M112 90V80H128V90M110 80H130L136 70L150 64M114 80L110 71H134', K) + path('M112 84C90 78 86 100 86 122V132', K) + path('M82 132H90V142H82Z', { ...K, fill: C.k3, 'stroke-width': 2 }));
seal('engenharia', 'Serviços com responsável técnico habilitado', 'RESPONSÁVEL TÉCNICO', 'ENGENHARIA',
  circle(120, 122, 30, { ...K, fill: '#fff', 'stroke-width': 5 }) + Array.from({ length: 12 }, (_, i) => rect(115, 80, 10, 12, { rx: 2, fill: C.k3, transform: `rotate(${i * 30} 120 122)` })).join('') +
  circle(120, 122, 24, { fill: '#fff' }) + path('M120 104L106 140M120 104L134 140M112 125H128', { ...KR, 'stroke-width': 4.5 }) + circle(120, 101, 5, { ...KR, fill: '#fff' }));
