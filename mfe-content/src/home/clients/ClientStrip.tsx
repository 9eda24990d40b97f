import { later } from '@site/shared/early';
import { Container, Picture, useStaticContent } from '@site/shared/ui';
import './ClientStrip.print.module.css';
import './ClientStrip.forced.module.css';
import styles from './ClientStrip.module.css';
import { clients } from './clients';

/** Widths of a logo in a row of eight, four or two, as in the style sheet. */
const sizes =
  '(width >= 1370px) 129px, (width >= 1200px) calc(11.7vw - 32px), (width >= 600px) min(23.5vw - 48px, 168px), min(47vw - 32px, 168px)';

/** Spec 2, Home: 16 client logos. */
export function ClientStrip() {
  return (
    <section
      className={styles.strip}
      {...later}
      aria-labelledby="home-clients"
      {...useStaticContent(
        <Container>
          <h2 id="home-clients" className={styles.title}>
            Empresas e condomínios que atendemos
          </h2>
          <ul className={styles.logos}>
            {clients.map(({ src, name }) => (
              <li key={name} className={styles.logo}>
                <Picture src={src} sizes={sizes} alt={name} width={300} height={100} loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
        </Container>,
      )}
    />
  );
}
