import { useIsHydrating } from '@site/shared';
import { Section, SectionHeading } from '@site/shared/ui';
import { paginaServicos } from '../../content/pagina-servicos';
import { servicos } from '../../content/servicos';
import { ServiceCard } from './ServiceCard';
import styles from './ServiceCards.module.css';
import { ServicePanel } from './ServicePanel';
import { useOpenService } from './useOpenService';

/** Spec 2, Services: six cards; the details of the chosen one open below its row. */
export function ServiceChooser() {
  const isHydrating = useIsHydrating();
  const { cards, follow, press, close } = useOpenService();

  return (
    <Section tone="surface" aria-labelledby="services-choose">
      <SectionHeading title={paginaServicos.escolha.titulo} text={paginaServicos.escolha.texto} id="services-choose" />
      <ul ref={cards} className={styles.cards} data-hydrated={isHydrating ? undefined : ''}>
        {servicos.map((service) => (
          <li key={service.id} className={styles.item}>
            <ServiceCard service={service} onToggle={follow} onPress={press}>
              <ServicePanel service={service} onClose={isHydrating ? null : () => close(service.id)} />
            </ServiceCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
