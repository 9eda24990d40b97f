import type { ContactChannel, ContactPress } from '@site/shared/contracts';

const chatHost = /(?:^|\.)(?:wa\.me|whatsapp\.com)$/;

/** Paths that the server accepts; other addresses could say more than the page. */
const pagePath = /^\/[\w/.-]{0,99}$/;

/** Calls back for presses of links to a chat or telephone, also those that a part's code handles. */
export function watchPresses(press: (press: ContactPress) => void): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      // The window and the document are no elements.
      const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
      const channel = link && channelOf(link);
      const { pathname } = window.location;
      if (channel) press({ channel, path: pagePath.test(pathname) ? pathname : '*' });
    },
    true,
  );
}

function channelOf({ protocol, hostname }: HTMLAnchorElement): ContactChannel | null {
  if (protocol === 'tel:') return 'phone';
  return chatHost.test(hostname) ? 'whatsapp' : null;
}
