import { Container } from '@site/shared/ui';
import { classes } from '../../content/classes';
import styles from './FireClasses.later.module.css';
import { type Place, places } from './places';

/** Places without products lead to a request for a quote, which is said until another one is chosen. */
const withoutProducts = places.filter(({ filter }) => filter === undefined);

/** Meaning of the letters on the cards, and what burns at a place. Below the list, where a text that scripts add moves nothing. */
export function FireClasses({ place }: { readonly place: Place | undefined }) {
  return (
    <Container>
      {(place ? [place] : withoutProducts).map(({ id, name, agents, text }) => (
        <p key={id} className={styles.place}>{`${name}: ${agents ? `${agents}. ` : ''}${text}`}</p>
      ))}
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
