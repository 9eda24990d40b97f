import { showAlert } from '@site/shared';
import { useState } from 'react';

const load = () => import('./EnlargedView').then(({ EnlargedView }) => EnlargedView);

type View = Awaited<ReturnType<typeof load>>;

/** The enlarged view of a picture, whose code most visitors never need. */
export function useEnlargedView() {
  const [EnlargedView, setView] = useState<View | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      const View = EnlargedView ?? (await load());
      setView(() => View);
      setOpen(true);
    } catch {
      showAlert('Não foi possível ampliar a imagem. Verifique sua conexão e tente novamente.');
    }
  }

  return {
    /** Null until it has been opened for the first time. */
    EnlargedView,
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    /** Fetches the code before it is asked for; what fails is told by `open`. */
    prepare: () => void load().catch(() => {}),
  };
}
