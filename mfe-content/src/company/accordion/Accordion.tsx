import { Section, SectionHeading } from '@site/shared/ui';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import './Accordion.print.module.css';
import styles from './Accordion.module.css';
import { AccordionSection } from './AccordionSection';

/** Spec 2, Company page: Missão, Visão, Valores and Serviços, any number of them open. */
export function Accordion() {
  const { chamada, titulo, texto, secoes } = paginaEmpresa.principios;
  return (
    <Section aria-labelledby="company-principles">
      <div className={styles.layout}>
        <SectionHeading eyebrow={chamada} title={titulo} text={texto} id="company-principles" />
        <div className={styles.accordion}>
          {secoes.map((section) => (
            <AccordionSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </Section>
  );
}
