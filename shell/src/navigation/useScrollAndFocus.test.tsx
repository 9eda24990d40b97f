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

test('a page whose code arrives late does not move focus or scroll position of a visitor who has moved on', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const page = () => {
    use(code);
    return <h1 tabIndex={-1}>Tarde</h1>;
  };
  const { navigation } = renderShell({ at: '/empresa', remotes: { 'mfe_content/ServicesPage': { default: page } } });
  await act(async () => navigation.navigator.push('/servicos'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contato' });
  act(() => link.focus());
  scroll(300);
  scrollTo.mockClear();
  await act(async () => arrive());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('heading', { level: 1, name: 'Tarde' })).toBeVisible();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(link).toHaveFocus();
});
