import { NavigationProvider, NavLink, RouterScope } from '@site/shared';
import { createMemoryNavigation } from '@site/shared/standalone';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStaticNavigation } from './navigation';
import { useNavigationState } from './RouterScope';

function Address() {
  const { location, action } = useNavigationState();
  return <p>{`${action} ${location.pathname}${location.search}${location.hash}`}</p>;
}

const page = (
  <>
    <Address />
    <RouterScope>
      <NavLink to="/servicos.html#brigada">Serviços</NavLink>
      <NavLink to="/produtos">Produtos</NavLink>
    </RouterScope>
  </>
);

test('a server render has the given address, and leaves links as they are written', () => {
  render(<NavigationProvider value={createStaticNavigation('/produtos?filtro=co2#a')}>{page}</NavigationProvider>);
  expect(screen.getByText('POP /produtos?filtro=co2#a')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Serviços' })).toHaveAttribute('href', '/servicos.html#brigada');
  const current = screen.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Produtos');
  // `aria-current` alone marks the current page.
  expect(current).not.toHaveAttribute('class');
});

test('navigating in a server render is an error', () => {
  const { navigator, subscribe } = createStaticNavigation('/');
  for (const go of [() => navigator.push('/'), () => navigator.replace('/'), () => navigator.go(-1)]) {
    expect(go).toThrow('A server render does not navigate.');
  }
  expect(() => subscribe(() => {})()).not.toThrow();
});

test('a link updates all components under the navigation provider', () => {
  const navigation = createMemoryNavigation('/');
  render(<NavigationProvider value={navigation}>{page}</NavigationProvider>);
  fireEvent.click(screen.getByRole('link', { name: 'Produtos' }));
  expect(screen.getByText('PUSH /produtos')).toBeVisible();
  act(() => navigation.navigator.replace('/produtos?filtro=co2'));
  expect(screen.getByText('REPLACE /produtos?filtro=co2')).toBeVisible();
});
