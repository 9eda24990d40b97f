import { destaques } from '../../../content/destaques';
import { arrowKeys } from '../../carousel/arrowKeys';
import { heroCarouselOptions } from '../../carousel/heroCarouselOptions';
import { useCarousel } from '../../carousel/useCarousel';
import './Hero.print.module.css';
import './Hero.forced.module.css';
import styles from './Hero.module.css';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { SidePromos } from './SidePromos';
import { usePlayback } from './usePlayback';

/** Spec 2, Home: the hero carousel, and beside it, where there is room, the two promo images. */
export function Hero() {
  const { viewport, viewportId, engine, position, next, previous, goTo } = useCarousel(heroCarouselOptions);
  const { isSwitched, isPlaying, onSwitch, holders } = usePlayback(engine);

  return (
    <div className={styles.hero}>
      <section
        className={styles.carousel}
        aria-roledescription="carrossel"
        aria-label="Destaques"
        onKeyDown={arrowKeys({ next, previous })}
        {...holders}
      >
        <HeroControls
          viewportId={viewportId}
          current={position.index}
          isSwitched={isSwitched}
          onChoose={goTo}
          onSwitch={onSwitch}
        />
        <div ref={viewport} id={viewportId} className={styles.viewport}>
          <div className={`${styles.track} swiper-wrapper`} aria-live={engine && !isPlaying ? 'polite' : 'off'}>
            {destaques.map((slide, index) => (
              <HeroSlide
                key={slide.titulo}
                slide={slide}
                isFirst={index === 0}
                label={`${index + 1} de ${destaques.length}`}
                inert={engine !== null && index !== position.index}
              />
            ))}
          </div>
        </div>
      </section>
      <SidePromos />
    </div>
  );
}
