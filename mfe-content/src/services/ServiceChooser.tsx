import { useIsHydrating } from '@site/shared';
import { Section, SectionHeading } from '@site/shared/ui';
import { ServiceCard } from './ServiceCard';
import cardStyles from './ServiceCards.module.css';
import styles from './ServiceChooser.module.css';
import { ServicePanel } from './ServicePanel';
import { services } from './services';
import { panelId, useOpenService } from './useOpenService';

/** Spec 2, Services: six cards, and below them the details of the chosen one. */
export function ServiceChooser() {
  const isHydrating = useIsHydrating();
  const { open, toggle, close } = useOpenService();

  function closeAndReturn(id: string) {
    close();
    document.getElementById(id)?.focus({ preventScroll: true });
  }

  return (
    <Section tone="surface" aria-labelledby="services-choose">
      <SectionHeading
        title="Escolha um serviço"
        text="Veja o que está incluído, para quem é e o que a norma exige."
        id="services-choose"
      />
      <div className={styles.chooser} data-hydrated={isHydrating ? undefined : ''}>
        <ul className={cardStyles.cards}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} isOpen={open === service.id} onToggle={toggle} />
          ))}
        </ul>
        <div className={styles.panels}>
          {services.map((service) => (
            <ServicePanel
              key={panelId(service.id)}
              service={service}
              isOpen={open === service.id}
              onClose={() => closeAndReturn(service.id)}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
