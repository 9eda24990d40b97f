import type { ComponentProps } from 'react';
import type { Picture as PictureContract } from '../contracts';
interface Shown {
    /** What an import of `@images/…?width=…` gives, or the address of any other image. */
    readonly src: string;
    /** How wide it is shown on which screen, as in `<img sizes>`. */
    readonly sizes: string;
}
interface Props extends Omit<ComponentProps<'img'>, 'src' | 'sizes' | 'srcSet'>, Shown {
    readonly alt: string;
    /** px; taken where the address doesn't say. */
    readonly width: number;
    /** px; taken where the address doesn't say. */
    readonly height: number;
    /** The narrowest and the widest variant, in px, that this place may need; all of them unless given. */
    readonly between?: readonly [number, number];
    /** Another picture, where a media query holds. */
    readonly wide?: Shown & {
        readonly media: string;
    };
    /** True for every detail there is: the drawing itself, or the photo in full. */
    readonly full?: boolean;
}
/** An image in the variant that fits its place and its screen; one without variants as it is. */
export declare function Picture({ src, sizes, alt, width, height, between, wide, full, ...rest }: Props): import("react").JSX.Element;
/** What `<Picture>` fetches in browsers that know AVIF, for whoever wants it sooner. */
export declare function pictureSource({ src, sizes, between }: Pick<Props, 'src' | 'sizes' | 'between'>): PictureContract;
export {};
