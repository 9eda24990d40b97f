import { Section, SectionHeading } from '@site/shared/ui';
import './Accordion.print.module.css';
import styles from './Accordion.module.css';
import { AccordionSection } from './AccordionSection';
import { accordionSections } from './sections';

/** Spec 2, Company page: Missão, Visão, Valores and Serviços, any number of them open. */
export function Accordion() {
  return (
    <Section aria-labelledby="company-principles">
      <div className={styles.layout}>
        <SectionHeading
          eyebrow="Princípios"
          title="O que nos guia"
          text="Por que fazemos este trabalho, aonde queremos chegar e como decidimos no caminho."
          id="company-principles"
        />
        <div className={styles.accordion}>
          {accordionSections.map((section) => (
            <AccordionSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </Section>
  );
}
