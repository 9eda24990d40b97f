import { useIsHydrating } from '@site/shared';
import { Button } from '@site/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './ActionButton.module.css';

interface Props extends ComponentProps<typeof Button> {
  readonly busy: boolean;
  readonly busyLabel: ReactNode;
}

/** Disabled before hydration: the browser's own submission would end in an error page and lose the input. */
export function ActionButton({ busy, busyLabel, children, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const isHydrating = useIsHydrating();

  useEffect(() => {
    if (!busy) return;
    const hadFocus = document.activeElement === button.current;
    return () => {
      // Browsers blur a button that becomes disabled.
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
