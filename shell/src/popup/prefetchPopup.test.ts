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

test.each(['pointerover', 'focusin', 'touchstart', 'click'])('%s on what opens the popup brings all of it', (type) => {
  const asked = started();
  element('[data-opens=zoom]').dispatchEvent(new Event(type, { bubbles: true }));
  document.dispatchEvent(new Event(type));
  expect(asked()).toEqual([]);
  element('b').dispatchEvent(new Event(type, { bubbles: true }));
  expect(asked()).toEqual(all);
});

test('where it was opened before React came, all of it is brought at once', () => {
  window.earlyClick = element('[data-opens=popup]');
  expect(started()()).toEqual(all);
});
