import { Link } from '@site/shared';
import { ArrowRightIcon, Picture } from '@site/shared/ui';
import { paginaInicio } from '../../../content/pagina-inicio';
import './SidePromos.print.module.css';
import styles from './SidePromos.module.css';

/** Two image links to services and products, not shown or fetched on phones and small tablets. */
export function SidePromos() {
  return (
    <ul className={styles.promos}>
      {paginaInicio.atalhos.map(({ titulo, texto, endereco, imagem }) => (
        <li key={endereco} className={styles.item}>
          <Link to={endereco} className={styles.promo}>
            {/* Lazy: not fetched where the style sheet hides it. */}
            <Picture
              className={styles.image}
              src={imagem}
              sizes="29vw"
              alt=""
              width={640}
              height={400}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.caption}>
              <span className={styles.label}>{titulo}</span>
              <span className={styles.text}>{texto}</span>
              <ArrowRightIcon className={styles.arrow} size={22} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
