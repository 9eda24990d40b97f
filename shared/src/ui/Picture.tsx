import type { ComponentProps } from 'react';
import type { Picture as PictureContract } from '../contracts';
import { type PictureFacts, pictureFacts, variantAddress } from '../contracts/picture';
import styles from './Picture.module.css';

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
  readonly wide?: Shown & { readonly media: string };
  readonly full?: boolean;
}

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
      {variants && <source type="image/avif" {...avif(variants, sizes, between)} />}
      {image}
    </picture>
  );
}

/** Returns the attributes that make a preload fetch the same file as `<Picture>` does in browsers with AVIF. */
export function pictureSource({ src, sizes, between }: Pick<Props, 'src' | 'sizes' | 'between'>): PictureContract {
  const facts = pictureFacts(src);
  return facts ? { src, ...avif(facts, sizes, between), type: 'image/avif' } : { src };
}

function WideSources({ src, ...where }: NonNullable<Props['wide']>) {
  const facts = pictureFacts(src);
  if (!facts) return <source {...where} srcSet={src} />;
  const { width, height } = facts;
  return (
    <>
      <source media={where.media} type="image/avif" {...avif(facts, where.sizes)} width={width} height={height} />
      <source media={where.media} srcSet={fallback(facts)} width={width} height={height} />
    </>
  );
}

function avif(facts: PictureFacts, sizes: string, range?: Props['between']): { srcSet: string; sizes?: string } {
  const widths = variantWidths(facts, range);
  const addresses = widths.map((width) => variantAddress(facts.stem, width, 'avif'));
  if (widths.length === 1) return { srcSet: addresses.join() };
  return { srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(), sizes };
}

/** Returns the WebP for browsers without AVIF (Safari before 16.4): a single size, to keep the HTML small. */
function fallback(facts: PictureFacts, range?: Props['between']): string {
  const widths = variantWidths(facts, range);
  return variantAddress(facts.stem, widths[Math.floor(widths.length / 2)] ?? facts.width, 'webp');
}

function variantWidths({ widths }: PictureFacts, [from, to]: NonNullable<Props['between']> = [0, Infinity]) {
  const needed = widths.filter((width) => width >= from && width <= to);
  return needed.length > 0 ? needed : widths.slice(-1);
}
