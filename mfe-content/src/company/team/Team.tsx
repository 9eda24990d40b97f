import { Picture, Section, SectionHeading } from '@site/shared/ui';
import { equipe } from '../../../content/equipe';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import './Team.print.module.css';
import styles from './Team.module.css';

/** Spec 2, Company page: four members of the staff. */
export function Team() {
  if (equipe.length === 0) return null;
  const { chamada, titulo, texto } = paginaEmpresa.equipe;
  return (
    <Section isStatic tone="dark" aria-labelledby="company-team">
      <SectionHeading eyebrow={chamada} title={titulo} text={texto} id="company-team" />
      <ul className={styles.team}>
        {equipe.map(({ nome, cargo, descricao, foto }) => (
          <li key={nome} className={styles.member}>
            <Picture
              className={styles.portrait}
              src={foto}
              sizes="(width >= 85.625rem) 302px, (width >= 64rem) 22vw, (width >= 37.5rem) 46vw, 120px"
              alt={`Retrato de ${nome}`}
              width={640}
              height={720}
              loading="lazy"
              decoding="async"
            />
            <h3 className={styles.name}>{nome}</h3>
            <p className={styles.role}>{cargo}</p>
            <p className={styles.description}>{descricao}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
