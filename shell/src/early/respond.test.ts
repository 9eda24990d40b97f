import { respond } from './respond';

const html = document.documentElement;
let seen: string[] = [];

beforeAll(() => {
  // jsdom lacks showModal() and close() (https://github.com/jsdom/jsdom/issues/3294).
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  respond();
  for (const type of ['click', 'submit']) {
    document.addEventListener(type, (event) => {
      seen.push(event.defaultPrevented ? `${type}, answered` : type);
      // jsdom logs an error when a link is followed.
      event.preventDefault();
    });
  }
});
beforeEach(() => {
  seen = [];
  delete html.dataset.live;
  delete html.dataset.navigating;
  delete window.earlyClick;
  window.history.replaceState(null, '', '/servicos');
});

function page(content: string) {
  document.body.innerHTML = `<div id="root">${content}</div>`;
}
const element = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const click = (selector: string, init: MouseEventInit = {}) =>
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('a link that opens a dialog', () => {
  beforeEach(() => page('<a href="/contato" data-opens="popup"><b>Comprar</b></a><dialog id="popup"></dialog>'));

  const isOpen = () => element<HTMLDialogElement>('dialog').open;

  test('opens the dialog without navigating and stores the click for React', () => {
    click('a b');
    expect([isOpen(), seen, window.earlyClick]).toEqual([true, [], element('a')]);
  });

  test('acts as a plain link when clicked with Ctrl and when its dialog does not exist', () => {
    click('a', { ctrlKey: true });
    expect([isOpen(), seen]).toEqual([false, ['click']]);
    element('dialog').remove();
    click('a');
    expect([seen, html.dataset.navigating]).toEqual([['click', 'click'], '']);
  });
});

describe('a link', () => {
  test('to another page is left to the browser and marks the page as navigating until it is shown again', () => {
    page('<a href="/produtos"></a>');
    click('a');
    expect([seen, html.dataset.navigating]).toEqual([['click'], '']);
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(html.dataset.navigating).toBe('');
    show(true);
    expect(html.dataset.navigating).toBeUndefined();
  });

  test('with the old address of this page and a fragment changes the address without loading', () => {
    page('<a href="/servicos.html#brigada"></a>');
    click('a');
    expect([seen, window.location.pathname, window.location.hash]).toEqual([[], '/servicos', '#brigada']);
    expect(html.dataset.navigating).toBeUndefined();
  });

  test.each<[string, MouseEventInit, string | undefined]>([
    ['<a href="/servicos.html?a=1#brigada">', {}, ''],
    ['<a href="/produtos" target="_blank">', {}, undefined],
    ['<a href="/catalogo.pdf" download="catalogo.pdf">', {}, undefined],
    ['<a href="https://www.example.com/">', {}, undefined],
    ['<a>', {}, undefined],
    ['<a href="/produtos">', { metaKey: true }, undefined],
  ])('%s, clicked with %j, is left to the browser', (link, init, navigating) => {
    page(link);
    click('a', init);
    expect([seen, html.dataset.navigating]).toEqual([['click'], navigating]);
  });
});

describe('a link that opens a dialog of a hydrating page', () => {
  const link = '<a href="/contato" data-opens="popup"></a>';
  const dialog = '<dialog id="popup"></dialog>';

  test.each([
    ['in the hydrated shell', true, link, true],
    ['in a boundary that is not hydrated', true, `<div data-boundary="a">${link}</div>`, false],
    ['in a hydrated boundary', true, `<div data-boundary="a" data-live>${link}</div>`, true],
    [
      'in a hydrated boundary of a shell that is not hydrated',
      false,
      `<div data-boundary="a" data-live>${link}</div>`,
      true,
    ],
    [
      'in a boundary that is not hydrated, inside a hydrated one',
      true,
      `<div data-boundary="a" data-live><div data-boundary="b">${link}</div></div>`,
      false,
    ],
  ])('%s is left to React: %s', (_where, shell, content, silent) => {
    html.toggleAttribute('data-live', shell);
    page(content + dialog);
    click('a');
    expect(element<HTMLDialogElement>('dialog').open).toBe(!silent);
  });
});

test('a page that is printed loads its lazy pictures', () => {
  page('<img src="/a.webp" alt="" loading="lazy">');
  window.dispatchEvent(new Event('beforeprint'));
  expect(element<HTMLImageElement>('img').loading).toBe('eager');
});
