import path from 'node:path';

/** Words whose accents the names of fields and files lack. */
const spellings: Readonly<Record<string, string>> = {
  abc: 'ABC',
  agua: 'água',
  bc: 'BC',
  botao: 'botão',
  calendario: 'calendário',
  caracteristicas: 'características',
  co2: 'CO₂',
  codigo: 'código',
  confianca: 'confiança',
  destinatarios: 'destinatários',
  endereco: 'endereço',
  experiencia: 'experiência',
  familia: 'família',
  familias: 'famílias',
  horario: 'horário',
  icone: 'ícone',
  inicio: 'início',
  numero: 'número',
  numeros: 'números',
  orcamento: 'orçamento',
  orcamentos: 'orçamentos',
  pagina: 'página',
  paginas: 'páginas',
  paragrafos: 'parágrafos',
  portatil: 'portátil',
  pqs: 'PQS',
  preco: 'preço',
  predio: 'prédio',
  principios: 'princípios',
  publico: 'público',
  rodape: 'rodapé',
  servico: 'serviço',
  servicos: 'serviços',
  titulo: 'título',
  ultimo: 'último',
  urgencia: 'urgência',
  whatsapp: 'WhatsApp',
};

const endings = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/sao$/, 'são'],
  [/oes$/, 'ões'],
] as const;

/** Portuguese label of a field or a file: `descricaoDaImagem` → 'Descrição da imagem'. */
export function label(name: string): string {
  const words = name.split(/[-_]|(?<=[a-z])(?=[A-Z])/).map((word) => spelling(word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spelling(word: string): string {
  const exact = spellings[word];
  if (exact) return exact;
  const ending = endings.find(([end]) => end.test(word));
  return ending ? word.replace(ending[0], ending[1]) : word;
}

/** `mfe-content/content/equipe/1.json` → 'Equipe: 1'. */
export function fileLabel(file: string): string {
  const { dir, name, base } = path.posix.parse(file);
  if (!file.endsWith('.json')) return `Imagem: ${base}`;
  const folder = path.posix.basename(dir);
  return folder === 'content' ? `Textos: ${label(name)}` : `${label(folder)}: ${name}`;
}

/** `…/equipe/1.json: cargo: escreva …` → 'Cargo: escreva …', as the form names the field; with the name of a file that is not `saved`. */
export function problemForOwner(problem: string, saved: { has(file: string): boolean }): string {
  const [, file = '', place = '', mistake = ''] = /^([^:]+\.\w+): (?:([\p{L}\d, -]+): )?(.*)$/su.exec(problem) ?? [];
  if (!file) return problem;
  const names = place ? [place.split(', ').map(label).join(', ')] : [];
  return [...(saved.has(file) ? [] : [fileLabel(file)]), ...names, mistake].join(': ');
}
