import { useIsHydrating } from '@site/shared';
import { Button } from '@site/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './ActionButton.module.css';

interface Props extends ComponentProps<typeof Button> {
  readonly busy: boolean;
  /** Shown in place of the children while busy. */
  readonly busyLabel: ReactNode;
}

/**
 * A button that takes its time. It is also disabled until the page's code has arrived: a form that the browser sent by
 * itself would lead to an error, and what was typed would be lost. A page with such a button waits for nobody to start.
 */
export function ActionButton({ busy, busyLabel, children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrating = useIsHydrating();

  useEffect(() => {
    if (!busy) return;
    const hadFocus = document.activeElement === button.current;
    return () => {
      // Browsers take the focus off a button that is disabled.
      if (hadFocus && document.activeElement === document.body) button.current?.focus();
    };
  }, [busy]);

  return (
    <Button
      size="large"
      wide
      {...rest}
      ref={button}
      disabled={busy || isHydrating}
      className={isHydrating ? styles.waiting : undefined}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
