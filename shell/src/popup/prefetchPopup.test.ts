import { prefetchPopup } from './prefetchPopup';

const all = ['mfe_cart/PurchaseUnavailable', 'mfe_content/ContactForm'];

beforeEach(() => {
  delete window.earlyClick;
  document.body.innerHTML =
    '<a href="/contato" data-opens="popup"><b></b></a><a href="/produtos" data-opens="zoom"></a>';
});
const element = (selector: string) => document.querySelector(selector) as HTMLElement;

function started() {
  const prefetch = jest.fn(async () => null);
  prefetchPopup({ prefetch });
  return () => prefetch.mock.calls.flat();
}

test.each(['pointerover', 'focusin', 'touchstart', 'click'])(
  '%s on a link that opens the popup prefetches all of its modules',
  (type) => {
    const asked = started();
    element('[data-opens=zoom]').dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type));
    expect(asked()).toEqual([]);
    element('b').dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked()).toEqual(all);
  },
);

test('a popup opened before hydration has all of its modules prefetched at once', () => {
  window.earlyClick = element('[data-opens=popup]');
  expect(started()()).toEqual(all);
});
