import { Link } from '@site/shared';
import { ArrowRightIcon, Picture } from '@site/shared/ui';
import type { servicosResumidos } from '../../../content/servicos.resumo';
import styles from './ServicesPreview.module.css';

interface Props {
  readonly service: (typeof servicosResumidos)[number];
  readonly number: number;
}

/** Card of a service, as one link to its details. */
export function PreviewCard({ service: { id, imagem, titulo, resumo }, number }: Props) {
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
