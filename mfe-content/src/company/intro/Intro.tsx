import image from '@images/empresa/intro?width=288-800';
import { paths } from '@site/shared';
import { ButtonLink, Eyebrow, Picture, Section } from '@site/shared/ui';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import './Intro.print.module.css';
import styles from './Intro.module.css';

/** Spec 2, Company page: intro text. */
export function Intro() {
  const { chamada, titulo, destaque, paragrafos, descricaoDaImagem } = paginaEmpresa.apresentacao;
  return (
    <Section isStatic aria-labelledby="company-intro">
      <div className={styles.layout}>
        <Picture
          className={styles.image}
          src={image}
          sizes="(width >= 85.625rem) 608px, (width >= 64rem) 44.4vw, 94vw"
          alt={descricaoDaImagem}
          width={900}
          height={700}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.words}>
          <Eyebrow>{chamada}</Eyebrow>
          <h2 id="company-intro">{titulo}</h2>
          <p className={styles.lead}>{destaque}</p>
          {paragrafos.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {paragraph}
            </p>
          ))}
          <ButtonLink to={paths.services} variant="secondary">
            Veja os serviços
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
