import { Container } from '@site/shared/ui';
import { classes } from '../../content/classes';
import styles from './FireClasses.later.module.css';

/** Meaning of the letters on the cards. */
export function FireClasses() {
  return (
    <Container>
      <dl className={styles.classes}>
        {classes.classes.map(({ letra, texto }) => (
          <div key={letra}>
            <dt>{letra}</dt> <dd>{texto}</dd>
          </div>
        ))}
        <div>
          <dt>Fonte</dt> <dd>ABNT NBR 12693</dd>
        </div>
      </dl>
    </Container>
  );
}
