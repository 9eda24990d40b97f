import type { MouseEvent, ReactNode, RefObject } from 'react';
import { useStaticContent } from '../ui/staticContent';
import { cartPart, lineIdOf, stepOf, stepSelector } from './protocol';

interface Props {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly className: string;
  /** Line with the names of a cart item's fields in braces, such as `{name}`. */
  readonly template: ReactNode;
  /** Called for a press of plus (1) or minus (-1) that began before hydration and ends after it (`useEarlyView`). */
  readonly onStep: (productId: string | undefined, step: number) => void;
}

/** The first responder renders the stored cart from the template, until React renders lines of its own. */
export function EarlyCartLines({ list, className, template, onStep }: Props) {
  const handleStep = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>(stepSelector);
    if (button) onStep(lineIdOf(button), stepOf(button));
  };
  return (
    <>
      <template {...useStaticContent(template)} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it are clicked by keys as well */}
      <ul
        ref={list}
        className={className}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where CSS removes the bullets
        role="list"
        {...cartPart('lines')}
        onClick={handleStep}
        {...useStaticContent(null)}
      />
    </>
  );
}
