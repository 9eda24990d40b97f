import { useIsHydrating } from '@site/shared';
import { ChevronDownIcon, Picture, Section, SectionHeading } from '@site/shared/ui';
import type { ReactNode, ToggleEventHandler } from 'react';
import { paginaServicos } from '../../content/pagina-servicos';
import { servicos } from '../../content/servicos';
import styles from './ServiceCards.module.css';
import { ServicePanel } from './ServicePanel';
import { panelId, useOpenService } from './useOpenService';
import './ServiceCards.print.module.css';
import './ServiceCards.forced.module.css';

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

interface Props {
  readonly service: (typeof servicos)[number];
  readonly onToggle: ToggleEventHandler<HTMLDetailsElement>;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * Card of a service as `<details>` of one group: the browser opens and closes its panel, closes the others, and opens a closed
 * panel where a search in the page finds text in it.
 */
function ServiceCard({ service: { id, imagem, titulo, resumo }, onToggle, onPress, children }: Props) {
  return (
    // The visitor may have toggled it before hydration.
    <details id={id} name="servico" className={styles.details} onToggle={onToggle} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
      <summary className={styles.card} aria-controls={panelId(id)} onClick={onPress}>
        <Picture className={styles.icon} src={imagem} sizes="104px" alt="" width={240} height={240} decoding="async" />
        <span className={styles.title}>{titulo}</span>
        <span className={styles.text}>{resumo}</span>
        <ChevronDownIcon className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}
