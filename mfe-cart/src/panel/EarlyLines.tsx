import { paths } from '@site/shared';
import { cartPart, lineIdOf, stepOf, stepSelector } from '@site/shared/early';
import { useStaticContent } from '@site/shared/ui';
import type { MouseEvent, RefObject } from 'react';
import { goneNote } from './CartLine';
import line from './CartLine.module.css';
import styles from './CartLines.module.css';
import { LineFrame } from './LineFrame';
import image from './LineImage.module.css';

interface Props {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Called for a press of plus (1) or minus (-1) that began before hydration and ends after it (`useEarlyView`). */
  readonly onStep: (id: string | undefined, step: number) => void;
}

/** The first responder replaces the names in braces by values (shell/src/early/cartLines.ts). */
export function EarlyLines({ list, onStep }: Props) {
  const handleStep = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>(stepSelector);
    if (button) onStep(lineIdOf(button), stepOf(button));
  };
  return (
    <>
      <template {...useStaticContent(<Template />)} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it are clicked by keys as well */}
      <ul
        ref={list}
        className={`${styles.lines} ${styles.early}`}
        // biome-ignore lint/a11y/noRedundantRoles: as in CartLines
        role="list"
        {...cartPart('lines')}
        onClick={handleStep}
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
        // Crawlers follow links in templates too, and this address has no page.
        <a className={line.name} href={`${paths.product('')}{id}`} rel="nofollow">
          {'{name}'}
        </a>
      }
      name="{name}"
      onRequest="{sobConsulta}"
      quantity="{quantity}"
      subtotal="{subtotal}"
      note={goneNote}
      isGone="{isGone}"
    />
  );
}
