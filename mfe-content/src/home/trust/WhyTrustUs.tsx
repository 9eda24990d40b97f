import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Picture, Section } from '@site/shared/ui';
import { seals } from './seals';
import './WhyTrustUs.print.module.css';
import styles from './WhyTrustUs.module.css';

/** Spec 2, Home: why to trust the company, with its accreditations. */
export function WhyTrustUs() {
  return (
    <Section isStatic tone="dark" aria-labelledby="home-trust">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>Credenciamentos</Eyebrow>
          <h2 id="home-trust">Por que confiar em nós</h2>
          <p className={styles.text}>
            Segurança contra incêndio não se prova no discurso: prova-se no processo aprovado, no ensaio registrado e na
            bomba que liga na primeira vez. Há mais de 5 anos é isso que entregamos, e cada pedido recebe resposta em
            até 24 horas.
          </p>
          <ButtonLink to={paths.company} variant="inverse" size="large">
            Saiba Mais Sobre
          </ButtonLink>
        </div>
        <ul className={styles.seals}>
          {seals.map(({ src, title, text }) => (
            <li key={title} className={styles.seal}>
              <Picture
                className={styles.image}
                src={src}
                sizes="(width >= 600px) 128px, 96px"
                alt=""
                width={240}
                height={240}
                loading="lazy"
              />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.note}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
