import { useIsHydrating } from '@site/shared';
import { BlueprintIcon, BuildingIcon, CalendarIcon, Section, UsersIcon, VisuallyHidden } from '@site/shared/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';
import styles from './Counters.module.css';
import './Counters.print.module.css';

/** Spec 2, Company page: four animated counters. */
export function Counters() {
  return (
    <Section tone="surface" aria-labelledby="company-figures">
      <h2 id="company-figures" className={styles.title}>
        {paginaEmpresa.numeros.titulo}
      </h2>
      <ul className={styles.counters}>
        {paginaEmpresa.numeros.itens.map((counter) => (
          <Counter key={counter.texto} {...counter} />
        ))}
      </ul>
    </Section>
  );
}

type Figure = (typeof paginaEmpresa.numeros.itens)[number];

const icons = { calendario: CalendarIcon, planta: BlueprintIcon, predio: BuildingIcon, pessoas: UsersIcon } as const;

/** Figure that counts up when it comes into view; screen readers get the final figure. */
function Counter({ icone, numero, texto }: Figure) {
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

/** 1 in prerendered HTML, for reduced motion and in view at hydration; runs once when half is in view. */
function useCountUp(element: RefObject<Element | null>): number {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [progress, setProgress] = useState(1);
  const stop = useRef<() => void>(undefined);
  const hasRun = useRef(false);
  const [cameWithPage] = useState(useIsHydrating());

  const wait = useCallback(
    (isInView: boolean) => {
      if (isInView && cameWithPage) hasRun.current = true;
      if (!isInView && !hasRun.current) setProgress(0);
    },
    [cameWithPage],
  );
  const run = useCallback(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    stop.current = countUp(setProgress);
  }, []);

  useInView(element, { threshold: 0.5, onFirstReport: wait, onEnter: run, enabled: !prefersReducedMotion });
  useEffect(() => () => stop.current?.(), []);

  return prefersReducedMotion ? 1 : progress;
}

/** Duration of a count, ms (spec 4, Counters). */
const duration = 2000;

/** Counts from 0 to 1, fast at first, one step a frame. @returns a function that stops it */
function countUp(onProgress: (progress: number) => void): () => void {
  const start = performance.now();
  let handle = 0;

  function step() {
    const elapsed = Math.min((performance.now() - start) / duration, 1);
    onProgress(1 - (1 - elapsed) ** 3);
    if (elapsed < 1) handle = requestAnimationFrame(step);
  }

  step();
  return () => cancelAnimationFrame(handle);
}
