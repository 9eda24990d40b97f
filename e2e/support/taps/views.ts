/**
 * What of a page a control changes, as a visitor sees it: run inside the page in every frame, and compared as text. They know
 * names, texts and places, and not how the page is built. Each stands alone: it is sent to the page as source.
 */
export type View = () => string;

/** How many dialogs there are of which something is in sight. */
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

/** The large picture of a product, once it can be painted: whatever lies in the middle of the gallery. */
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

/** How many products the catalogue shows. */
export const products: View = () =>
  String([...document.querySelectorAll('main article')].filter((card) => card.checkVisibility()).length);

/** Whether there are filters to choose from. */
export const filters: View = () =>
  String(
    [...document.querySelectorAll('main input[name="filtro"]')].some((box) =>
      (box.closest('label') ?? box).checkVisibility({ visibilityProperty: true }),
    ),
  );

/** The number on the cart button. */
export const badge: View = () => {
  const element = document.querySelector('[data-testid="cart-badge"]');
  return element?.checkVisibility({ visibilityProperty: true }) ? (element.textContent ?? '').trim() : '';
};

/** How much there is to read: what is unfolded makes the page's main part longer. */
export const length: View = () => String(Math.round(document.querySelector('main')?.scrollHeight ?? 0));

/** Where the third slide of the hero is: in a loop, the row's own place says nothing. */
export const slides: View = () =>
  String(Math.round(document.querySelector('[aria-label="3 de 3"]')?.getBoundingClientRect().left ?? 0));

/** How far the row of services is. */
export const cards: View = () =>
  String(Math.round(document.querySelector('[aria-labelledby="home-services"] li')?.getBoundingClientRect().left ?? 0));

/** Which icon the box of the show has: that of a pause, or of going on. */
export const playback: View = () => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => /^Pausar/.test(textContent));
  const icons = label?.querySelector('svg');
  // Both are in one drawing, side by side.
  const [window, drawn] = [icons, icons?.firstElementChild].map((it) => it?.getBoundingClientRect());
  return window && drawn && drawn.left < window.left ? 'resume' : 'pause';
};

/** What is wrong in a form, and where the cursor is. */
export const mistakes: View = () =>
  `${document.activeElement?.getAttribute('name')} ${document.querySelectorAll('main [aria-invalid="true"]').length}`;

/** Whether a password can be read. */
export const passwords: View = () =>
  [...document.querySelectorAll('input[name*="assword"]')].map((field) => (field as HTMLInputElement).type).join();

/** How many messages of the browser's own came up; the probe takes them. */
export const alerts: View = () => String((window as { alerts?: number }).alerts ?? 0);

/** Which page it is. */
export const heading: View = () => {
  const title = document.querySelector('main h1, h1');
  return title?.checkVisibility() ? `${location.pathname} ${title.textContent}` : '';
};
