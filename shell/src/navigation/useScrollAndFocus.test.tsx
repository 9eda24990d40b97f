import { act, screen, waitFor, within } from '@testing-library/react';
import { use } from 'react';
import { renderShell } from '../testing/renderShell';

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { scrollY: 0 });
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function scroll(y: number) {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

test('a new page starts at its top, and going back restores the scroll position', () => {
  const { navigation } = renderShell();
  scroll(640);
  act(() => navigation.navigator.push('/empresa'));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  scroll(80);
  act(() => navigation.navigator.go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  act(() => navigation.navigator.go(1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 80);
});

test('going back opens and closes the details of the page as they were, before the scroll position is restored', () => {
  const page = () => (
    <>
      <h1>Produtos</h1>
      <details />
      <details open />
    </>
  );
  const { navigation } = renderShell({ at: '/produtos', remotes: { 'mfe_catalog/ProductsPage': { default: page } } });
  const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  const states = () => disclosures().map(({ open }) => open);
  for (const details of disclosures()) details.open = !details.open;
  scroll(640);
  act(() => navigation.navigator.push('/empresa'));
  scrollTo.mockImplementation(() => expect(states()).toEqual([true, false]));
  act(() => navigation.navigator.go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  expect(states()).toEqual([true, false]);
});

test('the position on leaving a page is restored, even if no scroll event was seen', () => {
  Object.assign(window, { scrollY: 2400 });
  const { navigation } = renderShell();
  act(() => navigation.navigator.push('/empresa'));
  act(() => navigation.navigator.go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 2400);
});

test('a navigation does not read scrollY, which would force a layout', () => {
  const { navigation } = renderShell({ at: '/produtos' });
  scroll(300);
  const read = jest.fn(() => 300);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: read });
  act(() => navigation.navigator.push('/produtos?filtro=co2', null, { preventScrollReset: true }));
  expect(read).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 300 });
});

test('a navigation with preventScrollReset keeps the position; a link to a filter starts at the top', () => {
  const { navigation } = renderShell({ at: '/produtos' });
  scroll(300);
  act(() => navigation.navigator.push('/produtos?filtro=co2', null, { preventScrollReset: true }));
  act(() => navigation.navigator.replace('/produtos'));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => navigation.navigator.push('/produtos?filtro=portatil'));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('an anchor is scrolled into view; a badly encoded anchor causes no error', () => {
  const { navigation } = renderShell({
    remotes: { 'mfe_content/ServicesPage': { default: () => <h2 id="projeção">Projetos</h2> } },
  });
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  act(() => navigation.navigator.push(`/servicos#${encodeURIComponent('projeção')}`));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Projetos' })]);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(() => act(() => navigation.navigator.push('/servicos#%E0%A4%A'))).not.toThrow();
});

test('positions survive a reload, for which the browser restores the scroll position itself', () => {
  const before = renderShell();
  expect(window.history.scrollRestoration).toBe('manual');
  scroll(500);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  before.unmount();

  const { navigation } = renderShell();
  expect(window.history.scrollRestoration).toBe('manual');
  act(() => navigation.navigator.push('/empresa'));
  act(() => navigation.navigator.go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

test('of more positions than are stored, the oldest are dropped', () => {
  const earlier = Array.from({ length: 50 }, (_, page) => [`earlier${page}`, [page, []]]);
  sessionStorage.setItem('scroll-positions', JSON.stringify(earlier));
  const before = renderShell();
  scroll(500);
  window.dispatchEvent(new Event('pagehide'));
  before.unmount();
  const { navigation } = renderShell();
  act(() => navigation.navigator.push('/empresa'));
  act(() => navigation.navigator.go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

test.each(['rubbish', '[["default",640]]'])('invalid stored positions are ignored: %s', (text) => {
  sessionStorage.setItem('scroll-positions', text);
  const { navigation } = renderShell();
  act(() => navigation.navigator.push('/empresa'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

describe('a page whose code arrives late', () => {
  /** Creates a services page that suspends until `arrive`, each time `leave` has been called. */
  function latePage() {
    let gate = Promise.resolve();
    let open = () => {};
    const page = () => {
      use(gate);
      return <h1 tabIndex={-1}>Tarde</h1>;
    };
    return {
      remotes: { 'mfe_content/ServicesPage': { default: page } },
      leave: () => {
        gate = new Promise((resolve) => {
          open = resolve;
        });
      },
      arrive: () => act(async () => open()),
    };
  }
  const placeholder = () => within(screen.getByRole('main')).getByText('Carregando…');
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Tarde' });

  test('gets the focus and its scroll position when its code has arrived', async () => {
    const late = latePage();
    const { navigation } = await act(async () => renderShell({ at: '/servicos', remotes: late.remotes }));
    scroll(640);
    act(() => navigation.navigator.push('/empresa'));
    scroll(80);
    late.leave();
    await act(async () => navigation.navigator.go(-1));
    expect(placeholder()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // The browser clamps the scroll position on a shorter page.
    scroll(80);
    scrollTo.mockClear();
    await late.arrive();
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  test('does not move focus or scroll position of a visitor who has moved on', async () => {
    const late = latePage();
    const { navigation } = renderShell({ at: '/empresa', remotes: late.remotes });
    late.leave();
    await act(async () => navigation.navigator.push('/servicos'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contato' });
    act(() => link.focus());
    scroll(300);
    scrollTo.mockClear();
    await late.arrive();
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(heading()).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(link).toHaveFocus();
  });
});
