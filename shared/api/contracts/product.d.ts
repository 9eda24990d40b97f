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
    /** Address of the main image, fit for an `<img>` by itself; that of a picture also says which variants it has. */
    readonly imagePath: string;
    /** `/produtos/{id}.html`; leads to the clean route. */
    readonly productLink: string;
    readonly description: string;
    readonly details: readonly string[];
    readonly technicalDetails: readonly TechnicalDetail[];
    /** Addresses as in `imagePath`. */
    readonly imageGallery: readonly string[];
    readonly included?: readonly string[];
    readonly sobConsulta?: boolean;
}
