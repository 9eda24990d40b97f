import { type DeepReadonly, list, oneOf, pictures, price, text, v, yesOrNo } from '@site/delivery/content';
import { families } from './families';

const characteristic = v.strictObject({ nome: text(), valor: text() });

/** Extinguisher. `familias.json` and `comum.json` have the facts of its family and of all products. */
export const product = v.strictObject({
  codigo: v.pipe(
    v.string(),
    v.regex(
      /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
      'escreva letras maiúsculas sem acento, números e hifens, por exemplo CO2-6KG',
    ),
  ),
  nome: text(),
  nomeCompleto: text(),
  preco: price(),
  /** The price is shown with 'Sob consulta'. */
  sobConsulta: v.optional(yesOrNo()),
  familia: oneOf(families),
  tamanho: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d*(?:KG|L)$/, 'escreva um número com KG ou L, sem espaço, por exemplo 6KG ou 10L'),
  ),
  mobilidade: oneOf(['portatil', 'sobre-rodas']),
  /** Default: all images named after the file. */
  fotos: pictures({ folder: 'produtos', width: '49-576', views: ['frente', 'perspectiva', 'valvula', 'rotulo'] }),
  descricao: text(),
  detalhes: list(text()),
  modelo: text(),
  /** Extinguishing capacity by fire class, as in NBR 15808 and NBR 15809. */
  capacidadeExtintora: v.pipe(
    v.string(),
    v.regex(/^(?:\d+-A(?::\d+-B(?::C)?)?|\d+-B(?::C)?)$/, 'escreva a capacidade como na norma, por exemplo 2-A:20-B:C'),
  ),
  carga: text(),
  peso: text(),
  altura: text(),
  /** Further rows of the technical table. */
  caracteristicas: v.optional(list(characteristic)),
  /** Default: that of the family. */
  pressao: v.optional(text()),
  temperatura: v.optional(text()),
  /** Default: what every product of this mobility brings. */
  acompanha: v.optional(v.array(text())),
});

type Sheet = DeepReadonly<v.InferOutput<typeof product>>;

/** Portable before wheeled extinguishers; then by family, size and code. */
export function salesOrder(a: Sheet, b: Sheet): number {
  return (
    Number(a.mobilidade === 'sobre-rodas') - Number(b.mobilidade === 'sobre-rodas') ||
    families.indexOf(a.familia) - families.indexOf(b.familia) ||
    Number.parseInt(a.tamanho, 10) - Number.parseInt(b.tamanho, 10) ||
    (a.codigo < b.codigo ? -1 : 1)
  );
}

export const fileName = ({ codigo }: Sheet) => codigo.toLowerCase();
