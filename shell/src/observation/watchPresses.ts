import type { ContactPress } from '@site/shared/contracts';

const chat = /^https:\/\/([\w-]+\.)?(wa\.me|whatsapp\.com)\//;

/** Paths that the server accepts; other addresses could say more than the page. */
const pagePath = /^\/[\w/.-]{0,99}$/;

/** Calls back for presses of links to a chat or telephone, also those whose propagation a part stops. */
export function watchPresses(press: (press: ContactPress) => void): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      // The window and the document are no elements.
      const href = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a')?.href ?? '';
      const { pathname } = location;
      const path = pagePath.test(pathname) ? pathname : '*';
      if (href.startsWith('tel:')) press({ channel: 'phone', path });
      if (chat.test(href)) press({ channel: 'whatsapp', path });
    },
    true,
  );
}
