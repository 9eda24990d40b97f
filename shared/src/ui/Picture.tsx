import type { ComponentProps } from 'react';
import type { Picture as PictureContract } from '../contracts';
import { type PictureFacts, pictureFacts, variantAddress } from '../contracts/picture';
import styles from './Picture.module.css';

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
  readonly wide?: Shown & { readonly media: string };
  /** True for every detail there is: the drawing itself, or the photo in full. */
  readonly full?: boolean;
}

/** An image in the variant that fits its place and its screen; one without variants as it is. */
export function Picture({ src, sizes, alt, width, height, between, wide, full = false, ...rest }: Props) {
  const facts = pictureFacts(src);
  const variants = full ? null : facts;
  const image = (
    <img
      {...rest}
      src={variants ? fallback(variants, between) : src}
      alt={alt}
      width={facts?.width ?? width}
      height={facts?.height ?? height}
      data-color={facts?.color && `#${facts.color}`}
    />
  );
  if (!facts && !wide) return image;
  return (
    <picture className={styles.picture}>
      {wide && <WideSources {...wide} />}
      {variants && <source type="image/avif" srcSet={srcSet(variants, between)} sizes={sizes} />}
      {image}
    </picture>
  );
}

/** What `<Picture>` fetches in browsers that know AVIF, for whoever wants it sooner. */
export function pictureSource({ src, sizes, between }: Pick<Props, 'src' | 'sizes' | 'between'>): PictureContract {
  const facts = pictureFacts(src);
  return facts ? { src, srcSet: srcSet(facts, between), sizes, type: 'image/avif' } : { src };
}

function WideSources({ src, ...where }: NonNullable<Props['wide']>) {
  const facts = pictureFacts(src);
  if (!facts) return <source {...where} srcSet={src} />;
  const { width, height } = facts;
  return (
    <>
      <source {...where} type="image/avif" srcSet={srcSet(facts)} width={width} height={height} />
      <source media={where.media} srcSet={fallback(facts)} width={width} height={height} />
    </>
  );
}

function srcSet(facts: PictureFacts, range?: Props['between']): string {
  return offered(facts, range)
    .map((width) => `${variantAddress(facts.stem, width, 'avif')} ${width}w`)
    .join();
}

/** For browsers that don't know AVIF (Safari before 16.4): one size for all, whose choice would be in every page's HTML. */
function fallback(facts: PictureFacts, range?: Props['between']): string {
  const widths = offered(facts, range);
  return variantAddress(facts.stem, widths[Math.floor(widths.length / 2)] ?? facts.width, 'webp');
}

function offered({ widths }: PictureFacts, [from, to]: NonNullable<Props['between']> = [0, Infinity]) {
  const needed = widths.filter((width) => width >= from && width <= to);
  // A photo may be smaller than its place: then what it has is all there is.
  return needed.length > 0 ? needed : widths.slice(-1);
}
