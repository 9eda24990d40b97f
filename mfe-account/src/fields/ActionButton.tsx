import { useIsHydrating } from '@site/shared';
import { Button } from '@site/shared/ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './ActionButton.module.css';

interface Props extends ComponentProps<typeof Button> {
  readonly busy: boolean;
  readonly busyLabel: ReactNode;
}

/**
 * Disabled before hydration: the browser's own submission would end in an error page and lose the input. While busy it only
 * ignores clicks, those of the Enter key in a field too: browsers blur a button that becomes disabled.
 */
export function ActionButton({ busy, busyLabel, children, onClick, ...rest }: Props) {
  const isHydrating = useIsHydrating();

  return (
    <Button
      size="large"
      wide
      {...rest}
      disabled={isHydrating}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={isHydrating ? styles.waiting : undefined}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();
