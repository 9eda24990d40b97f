import { useStaticContent } from '@site/shared/ui';
import './Rating.forced.module.css';
import styles from './Rating.module.css';

const stars = ['full', 'full', 'full', 'full', 'partial'] as const;
const outline = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';
const leftHalf = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';

/** Fixed rating of 4.0: four full stars and a partial one (spec 2, Product detail; spec 9). */
export function Rating() {
  return <p className={styles.rating} {...useStaticContent(<RatingContent />)} />;
}

function RatingContent() {
  return (
    <>
      <span className={styles.stars} role="img" aria-label="Avaliação: 4,0 de 5">
        {stars.map((star, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars never change
          <svg key={index} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true" data-star={star}>
            <path className={styles.empty} d={outline} />
            <path d={star === 'full' ? outline : leftHalf} fill="currentColor" />
          </svg>
        ))}
      </span>
      <span className={styles.number} aria-hidden="true">
        4,0
      </span>
    </>
  );
}
