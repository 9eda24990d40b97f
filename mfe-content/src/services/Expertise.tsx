import { Eyebrow, Section } from '@site/shared/ui';
import { codes } from './codes';
import styles from './Expertise.module.css';

/** Spec 2, Services: expertise of the company, with the standards it follows. */
export function Expertise() {
  return (
    <Section isStatic aria-labelledby="services-expertise">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Eyebrow>Nossa especialidade</Eyebrow>
          <h2 id="services-expertise">Só fazemos segurança contra incêndio e pânico. Por inteiro.</h2>
          <p className={styles.lead}>
            Mais de 5 anos de experiência em um único assunto: legalização, projetos, instalação, manutenção, brigada e
            recarga, para empresas, condomínios e estabelecimentos no Rio de Janeiro e em todo o Brasil.
          </p>
        </div>
        <dl className={styles.codes}>
          {codes.map(({ name, meaning }) => (
            <div key={name} className={styles.code}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
