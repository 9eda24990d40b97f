import { Picture } from '@site/shared/ui';

interface Props {
  /** 1600 × 420 px drawn. */
  readonly wide: string;
  /** The middle of it, 2.1 times as wide as high. */
  readonly narrow: string;
  /** How wide `narrow` is; its sides are out of sight where the words make the banner high. */
  readonly narrowSizes: string;
  /** From 600 px on. Two lines make the banner higher, and so the picture wider, than one. */
  readonly titleLines: 1 | 2;
}

/**
 * The picture of a `PageBanner`. Narrow screens show its middle only, and fetch no more. Its width follows from the
 * banner's height, which the style sheet of `PageBanner` lets grow by 12vw.
 */
export function BannerPicture({ wide, narrow, narrowSizes, titleLines }: Props) {
  const wideSizes = `max(100vw, 46vw + ${titleLines === 2 ? 810 : 730}px)`;
  return (
    <Picture
      src={narrow}
      sizes={narrowSizes}
      wide={{ src: wide, sizes: wideSizes, media: '(width >= 600px)' }}
      alt=""
      width={1600}
      height={420}
      fetchPriority="high"
    />
  );
}
