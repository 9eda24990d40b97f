import { Picture, Section, SectionHeading } from '@site/shared/ui';
import { useCallback, useRef, useState } from 'react';
import { diferenciais } from '../../../content/diferenciais';
import { paginaEmpresa } from '../../../content/pagina-empresa';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';
import styles from './Differentials.module.css';
import './Differentials.forced.module.css';
import './Differentials.print.module.css';

/** Spec 2, Company page: six differentials. */
export function Differentials() {
  const { chamada, titulo } = paginaEmpresa.diferenciais;
  return (
    <Section tone="surface" aria-labelledby="company-differentials">
      <SectionHeading eyebrow={chamada} title={titulo} id="company-differentials" />
      <ul className={styles.cards}>
        {diferenciais.map((differential) => (
          <Differential key={differential.titulo} {...differential} />
        ))}
      </ul>
    </Section>
  );
}

/**
 * Card that fades in when a fifth of it comes into view (spec 9). It is visible in the HTML; only a card out of view at
 * hydration is hidden first. The unhashed class name comes from the spec.
 */
function Differential({ imagem, titulo, texto }: (typeof diferenciais)[number]) {
  const element = useRef<HTMLLIElement>(null);
  const prefersReducedMotion = usePrefersReducedMotion();
  const [state, setState] = useState<'waiting' | 'visible' | null>(null);
  const wait = useCallback((isInView: boolean) => {
    if (!isInView) setState((current) => current ?? 'waiting');
  }, []);
  const show = useCallback(() => setState('visible'), []);
  useInView(element, { threshold: 0.2, onFirstReport: wait, onEnter: show, enabled: !prefersReducedMotion });

  return (
    <li ref={element} className={[styles.card, state && `${styles[state]} ${state}`].filter(Boolean).join(' ')}>
      <Picture
        className={styles.icon}
        src={imagem}
        sizes="64px"
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
      />
      <h3>{titulo}</h3>
      <p className={styles.text}>{texto}</p>
    </li>
  );
}
