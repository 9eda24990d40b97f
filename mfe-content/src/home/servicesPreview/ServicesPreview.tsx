import { scrolls } from '@site/shared/early';
import { ChevronLeftIcon, ChevronRightIcon, Section, SectionHeading } from '@site/shared/ui';
import type { FocusEvent } from 'react';
import { paginaInicio } from '../../../content/pagina-inicio';
import { servicosResumidos } from '../../../content/servicos.resumo';
import { arrowKeys } from '../../carousel/arrowKeys';
import { previewCarouselOptions } from '../../carousel/previewCarouselOptions';
import { useCarousel } from '../../carousel/useCarousel';
import { PreviewCard } from './PreviewCard';
import './ServicesPreview.print.module.css';
import './ServicesPreview.forced.module.css';
import styles from './ServicesPreview.module.css';

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
