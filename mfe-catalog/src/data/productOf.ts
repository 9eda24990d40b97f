import type { Product, TechnicalDetail } from '@site/shared/contracts';
import { comum } from '../../content/comum';
import { familias } from '../../content/familias';
import type { produtos } from '../../content/produtos';

/** Content file of one extinguisher. */
export type ProductSheet = (typeof produtos)[number];

const mobilities = { portatil: 'portátil', 'sobre-rodas': 'sobre rodas' };

/** Completes a product's file by the facts of its family and of all products. */
export function productOf(sheet: ProductSheet): Product {
  const { codigo: id, familia, mobilidade, fotos, sobConsulta } = sheet;
  const family = familias[familia];
  const included = sheet.acompanha ?? comum.acompanha[mobilidade];
  return {
    id,
    name: sheet.nome,
    fullName: sheet.nomeCompleto,
    price: sheet.preco,
    type: `${familia},${sheet.tamanho},${mobilidade}`,
    imagePath: fotos[0],
    productLink: `/produtos/${id}.html`,
    description: sheet.descricao,
    details: [family.indicacao, ...sheet.detalhes, ...comum.manutencao],
    technicalDetails: [
      row('Código', id),
      row('Modelo', sheet.modelo),
      row('Categoria', `${family.nome}, ${mobilities[mobilidade]}`),
      row('Capacidade extintora', sheet.capacidadeExtintora),
      row('Carga nominal', sheet.carga),
      row('Peso total aproximado', sheet.peso),
      row('Altura', sheet.altura),
      row('Pressão de trabalho', sheet.pressao ?? family.pressao),
      row('Temperatura de operação', sheet.temperatura ?? family.temperatura),
      ...[...(family.caracteristicas ?? []), ...(sheet.caracteristicas ?? [])].map(({ nome, valor }) =>
        row(nome, valor),
      ),
      row('Norma', comum.norma[mobilidade]),
    ],
    imageGallery: fotos,
    ...(included.length > 0 ? { included } : {}),
    ...(sobConsulta ? { sobConsulta } : {}),
  };
}

const row = (characteristic: string, detail: string): TechnicalDetail => ({ characteristic, detail });
