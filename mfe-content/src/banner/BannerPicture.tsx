import { Picture } from '@site/shared/ui';

interface Props {
  /** 1600 × 420 px drawn. */
  readonly wide: string;
  /** The middle of it, 2.1 times as wide as high. */
  readonly narrow: string;
  /** How wide `narrow` is; its sides are out of sight where the words make the banner high. */
  readonly narrowSizes: string;
}

/**
 * The picture of a `PageBanner`. Narrow screens show its middle only, and fetch no more. Its width follows from the
 * banner's height, which the style sheet of `PageBanner` lets grow by 12vw.
 */
export function BannerPicture({ wide, narrow, narrowSizes }: Props) {
  return (
    <Picture
      src={narrow}
      sizes={narrowSizes}
      wide={{ src: wide, sizes: 'max(100vw, 46vw + 810px)', media: '(width >= 600px)' }}
      alt=""
      width={1600}
      height={420}
      fetchPriority="high"
    />
  );
}
