import { Link, useIsHydrating } from '@site/shared';
import { PlusIcon } from '@site/shared/ui';
import styles from './Accordion.module.css';
import type { AccordionContent } from './sections';
import { useDisclosure } from './useDisclosure';

/**
 * A heading with a button that opens the text below it (https://www.w3.org/WAI/ARIA/apg/patterns/accordion/).
 *
 * The server's HTML carries the text of every section. Without JavaScript it is simply there; where scripts run, the
 * style sheet folds it from the first paint, so that nothing shifts when React takes over and takes it out, and unfolds
 * what has the focus until then.
 */
export function AccordionSection({ id, title, paragraphs, items }: AccordionContent) {
  const isHydrating = useIsHydrating();
  const { state, toggle } = useDisclosure();
  const isOpen = state === 'open';
  return (
    <div className={styles.section} data-state={isHydrating ? undefined : state}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-titulo`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={`${id}-texto`}
          onClick={toggle}
        >
          {title}
          <PlusIcon className={styles.sign} />
        </button>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a region of the accordion pattern, not a section of the page */}
      <div
        id={`${id}-texto`}
        role="region"
        aria-labelledby={`${id}-titulo`}
        className={styles.fold}
        hidden={!isHydrating && state === 'closed'}
        inert={state === 'closing'}
      >
        <div className={styles.clip}>
          {(isHydrating || state !== 'closed') && (
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
      </div>
    </div>
  );
}
