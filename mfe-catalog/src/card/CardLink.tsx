import { useNavigate } from '@site/shared';
import { createContext, type MouseEvent, type ReactNode, use, useCallback, useEffect, useRef } from 'react';

const GoContext = createContext<(path: string) => void>(() => {});

interface Props {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The router's own link re-renders with every change of the address, which is slow for thousands. */
export function CardLink({ to, className, children }: Props) {
  const go = use(GoContext);

  function follow(event: MouseEvent) {
    const wantsOtherWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || wantsOtherWindow) return;
    event.preventDefault();
    go(to);
  }

  return (
    <a className={className} href={to} onClick={follow}>
      {children}
    </a>
  );
}

export function CardLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const go = useCallback((path: string) => void latest.current(path), []);
  return <GoContext value={go}>{children}</GoContext>;
}
