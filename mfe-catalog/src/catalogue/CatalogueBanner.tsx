import desktopImage from '@images/banner/produtos-desktop?width=576-1152';
import mobileImage from '@images/banner/produtos-mobile?width=320-640';
import { PageBanner, Picture } from '@site/shared/ui';
import { paginaProdutos } from '../../content/pagina-produtos';
import styles from './CatalogueBanner.module.css';

const { faixa } = paginaProdutos;

/** Widths of the whole drawing; its sides are clipped. */
const sizes = { mobile: '(min-width: 40rem) 36vw, 210px', desktop: 'min(54vw, 576px)' };

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
            sizes={sizes.mobile}
            wide={{ src: desktopImage, sizes: sizes.desktop, media: '(min-width: 64rem)' }}
            alt=""
            width={800}
            height={520}
            fetchPriority="high"
          />
        }
      />
    </div>
  );
}
