export interface TechnicalDetail {
  readonly characteristic: string;
  readonly detail: string;
}

/** Product of the static catalogue (spec 3, Product). */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  /** BRL. */
  readonly price: number;
  /** Comma-separated tags, main category first. */
  readonly type: string;
  /** Address of the main image; that of a picture also lists its variants (`pictureFacts`). */
  readonly imagePath: string;
  /** `/produtos/{id}.html`, which redirects to the route. */
  readonly productLink: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly technicalDetails: readonly TechnicalDetail[];
  /** Addresses as in `imagePath`. */
  readonly imageGallery: readonly string[];
  readonly included?: readonly string[];
  readonly sobConsulta?: boolean;
}
