import { BlueprintIcon, BuildingIcon, CalendarIcon, UsersIcon, VisuallyHidden } from '@site/shared/ui';
import { useRef } from 'react';
import type { paginaEmpresa } from '../../../content/pagina-empresa';
import styles from './Counters.module.css';
import { useCountUp } from './useCountUp';

type Figure = (typeof paginaEmpresa.numeros.itens)[number];

const icons = { calendario: CalendarIcon, planta: BlueprintIcon, predio: BuildingIcon, pessoas: UsersIcon } as const;

/** Figure that counts up when it comes into view; screen readers get the final figure. */
export function Counter({ icone, numero, texto }: Figure) {
  const Icon = icons[icone];
  const element = useRef<HTMLLIElement>(null);
  const progress = useCountUp(element);
  return (
    <li ref={element} className={styles.counter}>
      <VisuallyHidden>{`${numero} ${texto}`}</VisuallyHidden>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={28} />
      </span>
      {/* Inline colour only while it counts; the style sheet has the final colour. */}
      <span
        className={styles.value}
        aria-hidden="true"
        {...(progress < 1 && { style: { color: counterColor(progress) } })}
      >
        {Math.round(numero * progress)}
      </span>
      <span className={styles.description} aria-hidden="true">
        {texto}
      </span>
    </li>
  );
}

/** Colour at a progress from 0 to 1: from black to the brand's red (spec 4, Counters). */
function counterColor(progress: number): string {
  const [red, green, blue] = [196, 18, 45].map((channel) => Math.round(channel * progress));
  return `rgb(${red} ${green} ${blue})`;
}
