import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Picture, Section } from '@site/shared/ui';
import { paginaInicio } from '../../../content/pagina-inicio';
import { selos } from '../../../content/selos';
import './WhyTrustUs.print.module.css';
import styles from './WhyTrustUs.module.css';

/** Spec 2, Home: why to trust the company, with its accreditations. */
export function WhyTrustUs() {
  const { chamada, titulo, texto } = paginaInicio.confianca;
  return (
    <Section isStatic tone="dark" aria-labelledby="home-trust">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>{chamada}</Eyebrow>
          <h2 id="home-trust">{titulo}</h2>
          <p className={styles.text}>{texto}</p>
          <ButtonLink to={paths.company} variant="inverse" size="large">
            Saiba Mais Sobre
          </ButtonLink>
        </div>
        {selos.length > 0 && (
          <ul className={styles.seals}>
            {selos.map(({ imagem, titulo, texto }) => (
              <li key={titulo} className={styles.seal}>
                <Picture
                  className={styles.image}
                  src={imagem}
                  sizes="(width >= 37.5rem) 128px, 96px"
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                />
                <h3 className={styles.title}>{titulo}</h3>
                <p className={styles.note}>{texto}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
