import { Picture, Section, SectionHeading } from '@site/shared/ui';
import './Team.print.module.css';
import styles from './Team.module.css';
import { teamMembers } from './teamMembers';

/** Spec 2, Company page: four members of the staff. */
export function Team() {
  return (
    <Section isStatic tone="dark" aria-labelledby="company-team">
      <SectionHeading
        eyebrow="Equipe"
        title="Quem responde pelo seu prédio"
        text="Engenharia, projeto, campo e atendimento na mesma conversa, do primeiro levantamento à rotina de manutenção."
        id="company-team"
      />
      <ul className={styles.team}>
        {teamMembers.map(({ id, image, name, role, description }) => (
          <li key={id} className={styles.member}>
            <Picture
              className={styles.portrait}
              src={image}
              sizes="(width >= 1370px) 302px, (width >= 1024px) 22vw, (width >= 600px) 46vw, 120px"
              alt={`Retrato ilustrado de ${name}`}
              width={640}
              height={720}
              loading="lazy"
              decoding="async"
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
