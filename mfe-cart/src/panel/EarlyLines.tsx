import { paths } from '@site/shared';
import { useStaticContent } from '@site/shared/ui';
import type { MouseEvent } from 'react';
import line from './CartLine.module.css';
import styles from './CartLines.module.css';
import { LineFrame } from './LineFrame';
import image from './LineImage.module.css';

interface Props {
  /** A press of plus (1) or minus (-1) that React is to answer, as it came while the line was held down (`useIsEarly`). */
  readonly onStep: (id: string | undefined, step: number) => void;
}

/**
 * The lines of the cart in the page's HTML: none, and the template that the first responder makes them by until React is
 * there. It writes the values in place of their names (shell/src/responder/cartLines.ts).
 */
export function EarlyLines({ onStep }: Props) {
  const answer = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]');
    if (button) onStep(button.closest<HTMLElement>('[data-id]')?.dataset.id, Number(button.dataset.step));
  };
  return (
    <>
      <template {...useStaticContent(<Template />)} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears of the buttons in it, which keys click as well */}
      <ul
        className={`${styles.lines} ${styles.early}`}
        // biome-ignore lint/a11y/noRedundantRoles: as in CartLines
        role="list"
        data-cart="lines"
        onClick={answer}
        {...useStaticContent(null)}
      />
    </>
  );
}

function Template() {
  return (
    <LineFrame
      id="{id}"
      image={<div className={image.frame} />}
      link={
        <a className={line.name} href={`${paths.product('')}{id}`}>
          {'{name}'}
        </a>
      }
      name="{name}"
      onRequest="{sobConsulta}"
      quantity="{quantity}"
      subtotal="{subtotal}"
    />
  );
}
