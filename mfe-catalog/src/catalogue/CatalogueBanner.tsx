import desktopImage from '@images/banner/produtos-desktop';
import mobileImage from '@images/banner/produtos-mobile';
import { PageBanner } from '@site/shared/ui';
import styles from './CatalogueBanner.module.css';

/** The banner; its image changes at 1024 px (spec 9, Breakpoints). */
export function CatalogueBanner() {
  return (
    <div className={styles.banner}>
      <PageBanner
        eyebrow="Produtos"
        title="Extintores de incêndio"
        text="Quanto mais você compra, menor o preço."
        image={
          <picture>
            <source media="(min-width: 1024px)" srcSet={desktopImage} width={1600} height={420} />
            <img className={styles.image} src={mobileImage} alt="" width={800} height={520} fetchPriority="high" />
          </picture>
        }
      >
        <div className={styles.room} />
      </PageBanner>
    </div>
  );
}
