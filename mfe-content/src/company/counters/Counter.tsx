import { VisuallyHidden } from '@site/shared/ui';
import { useRef } from 'react';
import styles from './Counters.module.css';
import type { CounterContent } from './counterFigures';
import { counterColor } from './countUp';
import { useCountUp } from './useCountUp';

/** Figure that counts up when it comes into view; screen readers get the final figure. */
export function Counter({ icon: Icon, targetValue, description }: CounterContent) {
  const element = useRef<HTMLLIElement>(null);
  const progress = useCountUp(element);
  return (
    <li ref={element} className={styles.counter}>
      <VisuallyHidden>{`${targetValue} ${description}`}</VisuallyHidden>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={28} />
      </span>
      {/* Inline colour only while it counts; the style sheet has the final colour. */}
      <span
        className={styles.value}
        aria-hidden="true"
        {...(progress < 1 && { style: { color: counterColor(progress) } })}
      >
        {Math.round(targetValue * progress)}
      </span>
      <span className={styles.description} aria-hidden="true">
        {description}
      </span>
    </li>
  );
}
