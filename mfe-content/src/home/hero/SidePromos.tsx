import { Link } from '@site/shared';
import { ArrowRightIcon, Picture } from '@site/shared/ui';
import { promos } from './promos';
import './SidePromos.print.module.css';
import styles from './SidePromos.module.css';

/** Two image links to services and products, not shown or fetched on phones and small tablets. */
export function SidePromos() {
  return (
    <ul className={styles.promos}>
      {promos.map(({ to, label, text, src }) => (
        <li key={to} className={styles.item}>
          <Link to={to} className={styles.promo}>
            {/* Lazy: not fetched where the style sheet hides it. */}
            <Picture
              className={styles.image}
              src={src}
              sizes="29vw"
              alt=""
              width={640}
              height={400}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.caption}>
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <ArrowRightIcon className={styles.arrow} size={22} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
