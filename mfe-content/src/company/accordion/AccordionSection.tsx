import { Link } from '@site/shared';
import { PlusIcon } from '@site/shared/ui';
import { type ToggleEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { paginaEmpresa } from '../../../content/pagina-empresa';
import { servicosResumidos } from '../../../content/servicos.resumo';
import styles from './Accordion.module.css';

type Content = (typeof paginaEmpresa.principios.secoes)[number];

export function AccordionSection({ id, titulo, paragrafos, itens, listaDeServicos = false }: Content) {
  const { isRemoved, bringBack, follow } = useRemoval();
  // Printed open (Accordion.print.module.css).
  const isPrinting = useIsPrinting();
  return (
    // The visitor may have toggled it before hydration.
    <details className={styles.section} onToggle={follow} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
      <summary className={styles.button} aria-controls={`${id}-texto`} onClick={bringBack}>
        <h3 id={`${id}-titulo`} className={styles.heading}>
          {titulo}
        </h3>
        <PlusIcon className={styles.sign} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a region of the accordion pattern, not a section of the page */}
      <div id={`${id}-texto`} role="region" aria-labelledby={`${id}-titulo`} className={styles.clip}>
        {(!isRemoved || isPrinting) && (
          <div className={styles.content}>
            {paragrafos.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {(itens || listaDeServicos) && (
              <ul className={styles.items}>
                {itens?.map((item) => (
                  <li key={item}>{item}</li>
                ))}
                {listaDeServicos &&
                  servicosResumidos.map(({ id, titulo }) => (
                    <li key={id}>
                      <Link to={`/servicos.html#${id}`}>{titulo}</Link>
                    </li>
                  ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </details>
  );
}

/** ms after closing at which the content leaves the document (spec 4, Company accordion). */
const removalDelay = 500;

function useRemoval() {
  const [isRemoved, setIsRemoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function bringBack() {
    clearTimeout(timer.current);
    setIsRemoved(false);
  }

  return {
    isRemoved,
    /** For `onClick` of the summary: `toggle` fires only after the browser has painted the open element, still empty. */
    bringBack,
    /** For `onToggle`, which also fires for changes without a click, such as a search in the page. */
    follow({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
      bringBack();
      if (!currentTarget.open) timer.current = setTimeout(() => setIsRemoved(true), removalDelay);
    },
  };
}

let isPrinting = false;

/** True while the page is printed. An external store, as React renders its changes synchronously, before the browser lays out the sheets. */
const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

function subscribe(onChange: () => void) {
  const record = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', record);
  addEventListener('afterprint', record);
  return () => {
    removeEventListener('beforeprint', record);
    removeEventListener('afterprint', record);
  };
}
