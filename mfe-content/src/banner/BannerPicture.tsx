import { Picture } from '@site/shared/ui';

interface Props {
  /** Drawing of 1600 × 420 px. */
  readonly wide: string;
  /** Middle part of `wide`, 2.1 times as wide as high. */
  readonly narrow: string;
  /** Width of `narrow`; its sides are clipped where long text makes the banner high. */
  readonly narrowSizes: string;
  /** Width from 600 px on. Two lines of text make the banner higher, and so the picture wider, than one. */
  readonly titleLines: 1 | 2;
}

/** Narrow screens fetch the middle only. The banner's height grows by 12vw in the style sheet of `PageBanner`. */
export function BannerPicture({ wide, narrow, narrowSizes, titleLines }: Props) {
  const wideSizes = `max(100vw, 46vw + ${titleLines === 2 ? 810 : 730}px)`;
  return (
    <Picture
      src={narrow}
      sizes={narrowSizes}
      wide={{ src: wide, sizes: wideSizes, media: '(width >= 37.5rem)' }}
      alt=""
      width={1600}
      height={420}
      fetchPriority="high"
    />
  );
}
