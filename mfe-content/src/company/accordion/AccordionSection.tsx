import { Link } from '@site/shared';
import { PlusIcon } from '@site/shared/ui';
import { useIsPrinting } from '../../motion/useIsPrinting';
import styles from './Accordion.module.css';
import type { AccordionContent } from './sections';
import { useRemoval } from './useRemoval';

export function AccordionSection({ id, title, paragraphs, items }: AccordionContent) {
  const { isRemoved, bringBack, follow } = useRemoval();
  // Printed open (Accordion.print.module.css).
  const isPrinting = useIsPrinting();
  return (
    // The visitor may have toggled it before hydration.
    <details className={styles.section} onToggle={follow} suppressHydrationWarning>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
      <summary className={styles.button} aria-controls={`${id}-texto`} onClick={bringBack}>
        <h3 id={`${id}-titulo`} className={styles.heading}>
          {title}
        </h3>
        <PlusIcon className={styles.sign} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a region of the accordion pattern, not a section of the page */}
      <div id={`${id}-texto`} role="region" aria-labelledby={`${id}-titulo`} className={styles.clip}>
        {(!isRemoved || isPrinting) && (
          <div className={styles.content}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items && (
              <ul className={styles.items}>
                {items.map(({ text, to }) => (
                  <li key={text}>{to ? <Link to={to}>{text}</Link> : text}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
