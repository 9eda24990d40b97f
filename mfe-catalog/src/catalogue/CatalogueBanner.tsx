import desktopImage from '@images/banner/produtos-desktop?width=1200-1600';
import mobileImage from '@images/banner/produtos-mobile?width=320-640';
import { PageBanner, Picture } from '@site/shared/ui';
import { paginaProdutos } from '../../content/pagina-produtos';
import './CatalogueBanner.print.module.css';
import styles from './CatalogueBanner.module.css';

const { faixa } = paginaProdutos;

/** Widths of the whole drawing, which follow from the banner's height; its sides may be clipped. */
const desktopSizes = '(min-width: 100rem) 1524px, max(100vw, 46vw + 732px)';

/** Banner, whose image changes at 1024 px (spec 9, Breakpoints). */
export function CatalogueBanner() {
  return (
    <div className={styles.banner}>
      <PageBanner
        eyebrow={faixa.chamada}
        title={faixa.titulo}
        text={faixa.texto}
        image={
          <Picture
            className={styles.image}
            src={mobileImage}
            sizes="(min-width: 40rem) 60vw, 100vw"
            wide={{ src: desktopImage, sizes: desktopSizes, media: '(min-width: 64rem)' }}
            alt=""
            width={800}
            height={520}
            fetchPriority="high"
          />
        }
      >
        <div className={styles.room} />
      </PageBanner>
    </div>
  );
}
