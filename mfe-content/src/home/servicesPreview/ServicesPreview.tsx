import { Link } from '@site/shared';
import { scrolls } from '@site/shared/early';
import { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon, Picture, Section, SectionHeading } from '@site/shared/ui';
import type { FocusEvent } from 'react';
import type { SwiperOptions } from 'swiper/types';
import { paginaInicio } from '../../../content/pagina-inicio';
import { servicosResumidos } from '../../../content/servicos.resumo';
import { arrowKeys } from '../../carousel/arrowKeys';
import { useCarousel } from '../../carousel/useCarousel';
import styles from './ServicesPreview.module.css';
import './ServicesPreview.print.module.css';
import './ServicesPreview.forced.module.css';

/** Spec 9, Services preview; breakpoints in rem, spacing in px. The style sheet of the preview repeats them for the time before Swiper. */
const previewCarouselOptions = {
  slidesPerView: 1,
  spaceBetween: 30,
  loop: false,
  breakpoints: {
    48: { slidesPerView: 2 },
    75: { slidesPerView: 3 },
  },
} as const satisfies SwiperOptions;

/** Spec 2, Home: carousel of service cards. */
export function ServicesPreview() {
  const { chamada, titulo, texto } = paginaInicio.servicos;
  const { viewport, viewportId, engine, position, next, previous, goTo } = useCarousel(previewCarouselOptions);

  /** Moves Swiper to a card that the keyboard focuses; the browser's own scrolling would conflict with Swiper's. */
  function follow({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const index = [...currentTarget.children].findIndex((slide) => slide.contains(target));
    const visible = Number(engine?.params.slidesPerView ?? 0);
    if (!engine || (index >= position.index && index < position.index + visible)) return;
    goTo(index);
  }

  return (
    <Section tone="surface" aria-labelledby="home-services">
      <div className={styles.head}>
        <SectionHeading eyebrow={chamada} title={titulo} text={texto} id="home-services" />
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label="Serviços anteriores"
            {...scrolls(viewportId, 'previous')}
            aria-disabled={position.isBeginning}
            onClick={previous}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label="Próximos serviços"
            {...scrolls(viewportId, 'next')}
            aria-disabled={position.isEnd}
            onClick={next}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </div>
      <div ref={viewport} id={viewportId} className={styles.viewport}>
        <ul className={`${styles.track} swiper-wrapper`} onFocus={follow} onKeyDown={arrowKeys({ next, previous })}>
          {servicosResumidos.map((service, index) => (
            <PreviewCard key={service.id} service={service} number={index + 1} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface Props {
  readonly service: (typeof servicosResumidos)[number];
  readonly number: number;
}

/** Card of a service, as one link to its details. */
function PreviewCard({ service: { id, imagem, titulo, resumo }, number }: Props) {
  return (
    <li className={`${styles.slide} swiper-slide`}>
      <article className={styles.card}>
        <div className={styles.top}>
          <span className={styles.number} aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
          <Picture className={styles.icon} src={imagem} sizes="104px" alt="" width={240} height={240} loading="lazy" />
        </div>
        <h3 className={styles.title}>
          <Link to={`/servicos.html#${id}`} className={styles.link}>
            {titulo}
          </Link>
        </h3>
        <p className={styles.text}>{resumo}</p>
        <ArrowRightIcon className={styles.arrow} />
      </article>
    </li>
  );
}
