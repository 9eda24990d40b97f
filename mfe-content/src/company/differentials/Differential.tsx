import { Picture } from '@site/shared/ui';
import { useCallback, useRef, useState } from 'react';
import type { diferenciais } from '../../../content/diferenciais';
import { useInView } from '../../motion/useInView';
import { usePrefersReducedMotion } from '../../motion/usePrefersReducedMotion';
import styles from './Differentials.module.css';

/**
 * Card that fades in when a fifth of it comes into view (spec 9). It is visible in the HTML; only a card out of view at
 * hydration is hidden first. The unhashed class name comes from the spec.
 */
export function Differential({ imagem, titulo, texto }: (typeof diferenciais)[number]) {
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
