import { ButtonLink, Picture } from '@site/shared/ui';
import styles from './Hero.module.css';
import type { HeroSlideContent } from './heroSlides';

interface Props {
  readonly slide: HeroSlideContent;
  readonly isFirst: boolean;
  /** Such as `1 de 3`. */
  readonly label: string;
  /** True out of view. */
  readonly inert: boolean;
}

/** Slide of the hero. The first picture is the largest contentful paint of the page and has priority. */
export function HeroSlide({ slide, isFirst, label, inert }: Props) {
  const { src, desktopSrc, desktopSizes, alt, titulo, text, link, pictureOnly = false } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern, not a group of fields
    <div
      className={`${styles.slide} swiper-slide`}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={inert}
    >
      <div className={styles.picture}>
        <Picture
          className={styles.image}
          src={src}
          sizes="100vw"
          wide={{ src: desktopSrc, sizes: desktopSizes, media: '(width > 768px)' }}
          alt={alt}
          width={900}
          height={630}
          fetchPriority={isFirst ? 'high' : undefined}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </div>
      <div className={pictureOnly ? `${styles.caption} ${styles.onlySmall}` : styles.caption}>
        {/* No heading element, as it stands before the page's h1. */}
        <p className={styles.title}>{titulo}</p>
        <p className={styles.text}>{text}</p>
        <ButtonLink to={link.to} className={styles.link}>
          {link.label}
        </ButtonLink>
      </div>
    </div>
  );
}
