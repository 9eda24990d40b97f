import type { ComponentProps } from 'react';
import type { Picture as PictureContract } from '../contracts';
interface Shown {
    /** Result of importing `@images/…?width=…`, or the address of any other image. */
    readonly src: string;
    readonly sizes: string;
}
interface Props extends Omit<ComponentProps<'img'>, 'src' | 'sizes' | 'srcSet'>, Shown {
    readonly alt: string;
    /** px; used if the address does not contain it. */
    readonly width: number;
    /** px; used if the address does not contain it. */
    readonly height: number;
    /** Widths in px of the narrowest and widest variant to offer; all variants by default. */
    readonly between?: readonly [number, number];
    readonly wide?: Shown & {
        readonly media: string;
    };
    /** True shows the original drawing or photo instead of a variant. */
    readonly full?: boolean;
}
/** Image in the variant that fits its place and the screen, or unchanged if it has no variants. */
export declare function Picture({ src, sizes, alt, width, height, between, wide, full, ...rest }: Props): import("react").JSX.Element;
/** Returns the attributes that make a preload fetch the same file as `<Picture>` does in browsers with AVIF. */
export declare function pictureSource({ src, sizes, between }: Pick<Props, 'src' | 'sizes' | 'between'>): PictureContract;
export {};
