import type { KeyboardEvent } from 'react';

interface Moves {
  readonly next: () => void;
  readonly previous: () => void;
}

export function arrowKeys({ next, previous }: Moves) {
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') next();
    else previous();
  };
}
