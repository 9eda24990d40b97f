/** One row of a product's 'Especificações Técnicas' table. */
export interface TechnicalDetail {
  readonly characteristic: string;
  readonly detail: string;
}

/** An extinguisher of the static catalogue (spec 3, Product). */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  /** BRL. */
  readonly price: number;
  /** Comma-separated tags: the main category first, then sub-tags. */
  readonly type: string;
  readonly imagePath: string;
  /** `/produtos/{id}.html`; leads to the clean route. */
  readonly productLink: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly technicalDetails: readonly TechnicalDetail[];
  readonly imageGallery: readonly string[];
  readonly included?: readonly string[];
  readonly sobConsulta?: boolean;
}
