import { ButtonLink, Picture } from '@site/shared/ui';
import type { destaques } from '../../../content/destaques';
import styles from './Hero.module.css';

interface Props {
  readonly slide: (typeof destaques)[number];
  readonly isFirst: boolean;
  /** Such as `1 de 3`. */
  readonly label: string;
  /** True out of view. */
  readonly inert: boolean;
}

/**
 * Width of the picture above 768 px, clipped sides included: the slide is 2.06 times as wide as high, a picture without text 2.4
 * times, others 2.13 times.
 */
const wideSizes = { plain: '(width >= 64rem) 83vw, 117vw', withText: '(width >= 64rem) 74vw, 104vw' };

/** Slide of the hero. The first picture is the largest contentful paint of the page and has priority. */
export function HeroSlide({ slide, isFirst, label, inert }: Props) {
  const { titulo, texto, link, descricaoDaImagem, imagemEstreita, imagemSemTexto } = slide;
  const wide = imagemSemTexto
    ? { src: imagemSemTexto, sizes: wideSizes.plain }
    : { src: slide.imagemLarga ?? imagemEstreita, sizes: wideSizes.withText };
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
          src={imagemEstreita}
          sizes="100vw"
          wide={{ ...wide, media: '(width > 48rem)' }}
          alt={descricaoDaImagem}
          width={900}
          height={630}
          fetchPriority={isFirst ? 'high' : undefined}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </div>
      <div className={imagemSemTexto ? `${styles.caption} ${styles.onlySmall}` : styles.caption}>
        {/* No heading element, as it stands before the page's h1. */}
        <p className={styles.title}>{titulo}</p>
        <p className={styles.text}>{texto}</p>
        <ButtonLink to={link.endereco} className={styles.link}>
          {link.texto}
        </ButtonLink>
      </div>
    </div>
  );
}
