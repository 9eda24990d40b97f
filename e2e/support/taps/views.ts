/** Runs in the page in every frame, without imports. Uses names, texts and positions instead of implementation details. */
export type View = () => string;

export const dialogs: View = () =>
  String(
    [...document.querySelectorAll('dialog[open]')].filter((dialog) => {
      const box = dialog.getBoundingClientRect();
      return (
        dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        box.height > 0 &&
        Math.min(box.right, innerWidth) - Math.max(box.left, 0) > 8
      );
    }).length,
  );

/** Large picture in the middle of the gallery, once it is decoded. */
export const picture: View = () => {
  const thumbnail = [...document.querySelectorAll('[aria-label^="Ver imagem 1 de"]')].find(
    (element) => element.getBoundingClientRect().width > 8,
  );
  const box = (thumbnail?.closest('label') ?? thumbnail)?.getBoundingClientRect();
  if (!box) return '';
  const images = [...document.querySelectorAll('main img')] as HTMLImageElement[];
  const shown = images.find((image) => {
    const place = image.getBoundingClientRect();
    return (
      place.width > 2 * box.width &&
      place.bottom <= box.top + 8 &&
      place.right > 0 &&
      place.left >= 0 &&
      place.left < innerWidth &&
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
  return shown?.complete ? (shown.currentSrc || shown.src).replace(/^.*\/|\..*$/g, '') : 'loading';
};

export const products: View = () =>
  String([...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length);

export const filters: View = () =>
  String(
    [...document.querySelectorAll('main input[name="filtro"]')].some((box) =>
      (box.closest('label') ?? box).checkVisibility({ visibilityProperty: true }),
    ),
  );

export const badge: View = () => {
  const element = document.querySelector('[data-testid="cart-badge"]');
  return element?.checkVisibility({ visibilityProperty: true }) ? (element.textContent ?? '').trim() : '';
};

/** Grows with opened sections. */
export const length: View = () => String(Math.round(document.querySelector('main')?.scrollHeight ?? 0));

/** Position of the third slide: in a loop the position of the row is meaningless. */
export const slides: View = () =>
  String(Math.round(document.querySelector('[aria-label="3 de 3"]')?.getBoundingClientRect().left ?? 0));

export const cards: View = () =>
  String(Math.round(document.querySelector('[aria-labelledby="home-services"] li')?.getBoundingClientRect().left ?? 0));

export const playback: View = () => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => /^Pausar/.test(textContent));
  const icons = label?.querySelector('svg');
  // Both icons are side by side in the same drawing.
  const [window, drawn] = [icons, icons?.firstElementChild].map((it) => it?.getBoundingClientRect());
  return window && drawn && drawn.left < window.left ? 'resume' : 'pause';
};

export const mistakes: View = () =>
  `${document.activeElement?.getAttribute('name')} ${document.querySelectorAll('main [aria-invalid="true"]').length}`;

export const passwords: View = () =>
  [...document.querySelectorAll('input[name*="assword"]')].map((field) => (field as HTMLInputElement).type).join();

export const alerts: View = () => String((window as { alerts?: number }).alerts ?? 0);

export const heading: View = () => {
  const title = document.querySelector('main h1, h1');
  return title?.checkVisibility() ? `${location.pathname} ${title.textContent}` : '';
};
