import type { Product, TechnicalDetail } from '@site/shared/contracts';
import { productImages } from './productImages';

/** Pictures of a product, main picture first. */
type Pictures = readonly [string, ...string[]];

/** Entry of one extinguisher; the rest of a {@link Product} follows from it. */
export type ProductSheet = ProductFacts & (DrawnProduct | PhotographedProduct);

interface DrawnProduct {
  readonly id: keyof typeof productImages;
  readonly photos?: undefined;
}

interface PhotographedProduct {
  readonly id: string;
  /** Imported with `?width=49-576`; one is enough. */
  readonly photos: Pictures;
}

interface ProductFacts {
  readonly name: string;
  readonly fullName: string;
  /** BRL. */
  readonly price: number;
  /** Family, size, mobility, such as `agua,10L,portatil`: filter, fire classes and related products follow from it. */
  readonly type: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly model: string;
  readonly category: string;
  /** Extinguishing capacity by fire class, as in NBR 15808 and NBR 15809 (for example 2-A:20-B:C). */
  readonly rating: string;
  readonly charge: string;
  readonly weight: string;
  readonly height: string;
  readonly pressure: string;
  readonly temperature: string;
  /** Rows that only some families have. */
  readonly more?: readonly TechnicalDetail[];
  readonly included?: readonly string[];
  readonly sobConsulta?: boolean;
}

/** Validity of charge and hydrostatic test (spec 9). */
export const MAINTENANCE: readonly string[] = [
  'Recarga e inspeção de manutenção a cada 12 meses.',
  'Ensaio hidrostático do cilindro a cada 5 anos.',
];

export const PORTABLE_KIT: readonly string[] = [
  'Suporte de parede com parafusos e buchas',
  'Placa de sinalização fotoluminescente do agente extintor',
  'Manual de instalação, uso e conservação',
];

const PORTABLE_NORM = 'ABNT NBR 15808';
const WHEELED_NORM = 'ABNT NBR 15809';

export function defineProduct(sheet: ProductSheet): Product {
  const { id, name, fullName, price, type, description, details, included, sobConsulta } = sheet;
  const images: Pictures = sheet.photos ?? productImages[sheet.id];
  const wheeled = type.endsWith('sobre-rodas');
  return {
    id,
    name,
    fullName,
    price,
    type,
    imagePath: images[0],
    productLink: `/produtos/${id}.html`,
    description,
    details: [...details, ...MAINTENANCE],
    technicalDetails: [
      { characteristic: 'Código', detail: id },
      { characteristic: 'Modelo', detail: sheet.model },
      { characteristic: 'Categoria', detail: sheet.category },
      { characteristic: 'Capacidade extintora', detail: sheet.rating },
      { characteristic: 'Carga nominal', detail: sheet.charge },
      { characteristic: 'Peso total aproximado', detail: sheet.weight },
      { characteristic: 'Altura', detail: sheet.height },
      { characteristic: 'Pressão de trabalho', detail: sheet.pressure },
      { characteristic: 'Temperatura de operação', detail: sheet.temperature },
      ...(sheet.more ?? []),
      { characteristic: 'Norma', detail: wheeled ? WHEELED_NORM : PORTABLE_NORM },
    ],
    imageGallery: images,
    ...(included ? { included } : {}),
    ...(sobConsulta ? { sobConsulta } : {}),
  };
}
