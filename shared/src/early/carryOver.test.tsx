import {
  Remote,
  type RemoteLoader,
  RemoteLoaderContext,
  restoreFocus,
  restoreState,
  watchDiscards,
} from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SiteConfigProvider } from '../config/SiteConfigContext';
import { NavigationProvider } from '../router/RouterScope';

type Form = RemoteModules['mfe_content/ContactForm'];

const seenByEffects = jest.fn();
const clicked = jest.fn();

/** A part with an element of each kind that has its own state. */
function Part() {
  useLayoutEffect(() => {
    seenByEffects(container.querySelector('textarea')?.value);
  }, []);
  return (
    <form>
      <input name="name" />
      <input name="email" type="email" />
      <input name="password" type="password" />
      <textarea name="message" />
      <input type="checkbox" name="terms" value="yes" defaultChecked />
      <input type="radio" name="by" value="email" defaultChecked />
      <input type="radio" name="by" value="phone" />
      <details className="more" suppressHydrationWarning>
        <summary className="more">Mais</summary>
      </details>
      <button type="button" className="send" onClick={clicked}>
        Enviar
      </button>
      <ul className="row" />
    </form>
  );
}

const form: Form = { default: Part };
const settled = () => Object.assign(Promise.resolve(form), { status: 'fulfilled', value: form });

/** A shell with a dialog; `data-live` marks, as on the site, that React has hydrated it. */
function Shell({ loader, children }: { readonly loader: RemoteLoader; readonly children?: ReactNode }) {
  useLayoutEffect(() => {
    restoreState(null);
    restoreFocus(null);
    document.documentElement.dataset.live = '';
  }, []);
  return (
    <RemoteLoaderContext value={loader}>
      <SiteConfigProvider value={sampleConfig}>
        <NavigationProvider value={createMemoryNavigation('/contato')}>
          <header>
            <button type="button" className="open" aria-label="Abrir menu" />
            <dialog id="menu" suppressHydrationWarning>
              <button type="button" className="close" />
            </dialog>
            {children}
          </header>
          <Remote id="mfe_content/ContactForm" props={{ variant: 'short', origin: 'x' }} fallback="…" />
        </NavigationProvider>
      </SiteConfigProvider>
    </RemoteLoaderContext>
  );
}

let container: HTMLElement;
let root: Root | undefined;

function loaderOf(promise: Promise<Form>) {
  const load = () => promise as Promise<never>;
  return { load: jest.fn(load), loadForHydration: jest.fn(load), replace: () => null, prefetch() {}, retry() {} };
}

const find = <Found extends Element = HTMLInputElement>(selector: string) => container.querySelector(selector) as Found;

beforeEach(() => {
  jest.clearAllMocks();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Shell loader={loaderOf(settled())} />);
  watchDiscards(container);
});

afterEach(() => {
  root?.unmount();
  container.remove();
  delete document.documentElement.dataset.live;
  delete window.earlyClick;
});

const hydrate = (loader = loaderOf(settled())) =>
  act(async () => {
    root = hydrateRoot(container, <Shell loader={loader} />, { onRecoverableError: () => {} });
  });

/** Places where other software inserts an element: React then discards the HTML of the part or of the shell. */
const places = [
  ['in a part', () => find('textarea')],
  ['in the shell', () => find('.open')],
] as const;

const alter = (place: () => Element) => place().before(document.createElement('x-extension'));

function fillIn() {
  find('[name=name]').value = 'Ana';
  find('[name=email]').value = 'ana@example.com';
  find('[name=password]').value = 'segredo';
  find('[name=message]').value = 'Olá.';
  find('[name=terms]').checked = false;
  find('[value=phone]').checked = true;
  find<HTMLDetailsElement>('details').open = true;
  find('textarea').focus();
  find('textarea').setSelectionRange(1, 3, 'backward');
}

const state = () => ({
  values: ['name', 'email', 'password', 'message'].map((name) => find(`[name=${name}]`).value),
  checked: [...container.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
  isOpen: find<HTMLDetailsElement>('details').open,
  focused: document.activeElement?.getAttribute('name'),
});

const filled = {
  values: ['Ana', 'ana@example.com', 'segredo', 'Olá.'],
  checked: ['phone'],
  isOpen: true,
  focused: 'message',
};

describe.each(places)('when React discards HTML that was altered %s', (_place, place) => {
  test('input, choices, open details and focus are restored before effects run', async () => {
    fillIn();
    alter(place);
    const old = find('textarea');
    await hydrate();
    expect(find('textarea')).not.toBe(old);
    expect(state()).toEqual(filled);
    const { selectionStart, selectionEnd, selectionDirection } = find('textarea');
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 3, 'backward']);
    expect(seenByEffects.mock.calls).toEqual([['Olá.']]);
  });

  test('focus that the visitor removed is not restored', async () => {
    fillIn();
    await act(async () => find('textarea').blur());
    alter(place);
    await hydrate();
    expect(document.body).toHaveFocus();
  });

  test('scroll positions are restored', async () => {
    const scrollTo = jest.fn();
    Object.assign(Element.prototype, { scrollTo });
    alter(place);
    Object.defineProperty(find('.row'), 'scrollLeft', { value: 300 });
    fireEvent.scroll(find('.row'));
    await hydrate();
    expect(scrollTo.mock.contexts.at(-1)).toBe(find('.row'));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, top: 0, behavior: 'instant' });
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  test('a remembered early click is replayed on the new button', async () => {
    window.earlyClick = find<HTMLButtonElement>('.send');
    alter(place);
    await hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['over it', () => find('.send'), 1],
    ['elsewhere', () => document.body, 0],
  ])('a pressed button is clicked only if the mouse is released over it: %s', async (_where, target, times) => {
    jest.useFakeTimers();
    alter(place);
    fireEvent(find('.send'), pointer('pointerdown'));
    await hydrate();
    fireEvent(target(), pointer('pointerup'));
    await act(async () => jest.runAllTimers());
    jest.useRealTimers();
    expect(clicked).toHaveBeenCalledTimes(times);
  });
});

/** jsdom has no pointer events. */
const pointer = (type: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0 }), { pointerType: 'mouse' });

test('HTML that nothing altered is kept by hydration', async () => {
  fillIn();
  const old = find('textarea');
  await hydrate();
  expect(find('textarea')).toBe(old);
  expect(state()).toEqual(filled);
});

test('a click that hydrates its part, whose HTML React discards, counts once', async () => {
  alter(() => find('textarea'));
  let arrive = (_form: Form) => {};
  const arriving = new Promise<Form>((resolve) => (arrive = resolve));
  await hydrate(loaderOf(arriving));
  const old = find('.send');
  await act(async () => {
    arrive(form);
    await arriving;
    old.click();
    expect(find('.send')).not.toBe(old);
    expect(clicked).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(clicked).toHaveBeenCalledTimes(1);
});

function Broken(): never {
  throw new Error('falha');
}
const broken: Form = { default: Broken };

test('a release that throws in place of discarded HTML is replaced by its fallback release', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  alter(() => find('.open'));
  const replace = jest.fn(() => Promise.resolve(form));
  const loadForHydration = jest.fn(() => Promise.resolve(broken));
  await hydrate({ ...loaderOf(settled()), ...({ loadForHydration, replace } as object) });
  expect(replace).toHaveBeenCalledTimes(1);
  expect(find('textarea')).toBeVisible();
});
