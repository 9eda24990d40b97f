import { NavigationProvider, Remote, type RemoteLoader, RemoteLoaderContext, RouterScope } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { createMemoryNavigation } from '@site/shared/standalone';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useLocation } from '../router/router';

type Form = RemoteModules['mfe_content/ContactForm'];

const form: Form = { default: ({ origin }) => <p>Formulário de {origin}</p> };
const Path = () => <p>{useLocation().pathname}</p>;
const remote = <Remote id="mfe_content/ContactForm" props={{ variant: 'short', origin: 'Carrinho' }} fallback="…" />;
const apology = () => screen.queryByText('Não foi possível carregar esta parte da página.');
const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })));

function loaderOf(promise: Promise<Form>) {
  let current = promise;
  return {
    load: jest.fn(() => current as Promise<never>),
    loadForHydration: jest.fn(() => current as Promise<never>),
    retry: jest.fn(),
    becomes: (next: Promise<Form>) => {
      current = next;
    },
  };
}

const around = (loader: RemoteLoader, children: ReactNode) => (
  <RemoteLoaderContext value={loader}>
    <NavigationProvider value={createMemoryNavigation('/contato')}>{children}</NavigationProvider>
  </RemoteLoaderContext>
);

const renderRemote = (loader: RemoteLoader, children: ReactNode = remote) =>
  act(async () => render(around(loader, children)));

test('shows its fallback, then the component with its props, inside a boundary of its name', async () => {
  let arrive = (_form: Form) => {};
  const loader = loaderOf(new Promise((resolve) => (arrive = resolve)));
  await renderRemote(loader);
  expect(screen.getByText('…')).toBeVisible();
  await act(async () => arrive(form));
  expect(screen.getByText('Formulário de Carrinho').closest('[data-boundary]')).toHaveAttribute(
    'data-boundary',
    'mfe_content/ContactForm',
  );
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('a remote that cannot be loaded says so in its own box, and is tried again on request', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const loader = loaderOf(Promise.reject(new Error('no network')));
  await renderRemote(
    loader,
    <>
      {remote}
      <p>O resto da página</p>
    </>,
  );
  expect(screen.getByRole('alert')).toContainElement(apology());
  expect(screen.getByText('O resto da página')).toBeVisible();

  await tryAgain();
  expect(loader.retry).toHaveBeenCalledWith('mfe_content/ContactForm');
  expect(apology()).toBeVisible();

  loader.becomes(Promise.resolve(form));
  await tryAgain();
  expect(screen.getByText('Formulário de Carrinho')).toBeVisible();
  expect(apology()).not.toBeInTheDocument();
});

test('what its user gives stands above the box, and the focus stays where the box was', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const loader = loaderOf(Promise.reject(new Error('no network')));
  await renderRemote(
    loader,
    <Remote
      id="mfe_content/ContactForm"
      props={{ variant: 'short', origin: 'Carrinho' }}
      whenUnavailable={<h1>Página indisponível</h1>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Página indisponível' })).toBeVisible();
  loader.becomes(Promise.resolve(form));
  await tryAgain();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Formulário de Carrinho').closest('[data-boundary]')).toHaveFocus();
});

test('so does one that throws while it is shown', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const broken: Form = {
    default: () => {
      throw new Error('falha');
    },
  };
  await renderRemote(loaderOf(Promise.resolve(broken)));
  expect(apology()).toBeVisible();
});

test.each([false, true])('its component has a router, inside another remote: %s', async (insideRouter) => {
  const inner = (
    <Remote id="mfe_content/ContactForm" props={{ variant: 'full', origin: '' }} insideRouter={insideRouter} />
  );
  await renderRemote(
    loaderOf(Promise.resolve({ default: Path })),
    insideRouter ? <RouterScope>{inner}</RouterScope> : inner,
  );
  expect(screen.getByText('/contato')).toBeVisible();
});

test('where the HTML is there already, it is taken over at the moment asked for', async () => {
  const html =
    '<div data-boundary="mfe_content/ContactForm"><!--$--><p>Formulário de <!-- -->Carrinho</p><!--/$--></div>';
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  let arrive = (_form: Form) => {};
  const loader = loaderOf(new Promise((resolve) => (arrive = resolve)));
  const hydrated = jest.fn();
  const element = (
    <Remote id="mfe_content/ContactForm" props={{ variant: 'short', origin: 'Carrinho' }} hydrate="needed" />
  );
  await act(async () => hydrateRoot(container, around(loader, element)));
  expect(loader.loadForHydration).toHaveBeenCalledWith('mfe_content/ContactForm', 'needed');
  expect(loader.load).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(html);

  await act(async () =>
    arrive({
      default: ({ origin }) => <p ref={hydrated}>Formulário de {origin}</p>,
    }),
  );
  expect(hydrated).toHaveBeenCalledWith(container.querySelector('p'));
  expect(container).toHaveTextContent('Formulário de Carrinho');
});

test('a remote without a loader around it is a mistake', () => {
  jest.mocked(console.error).mockImplementation(() => {});
  expect(() => render(remote)).toThrow('Remote must be used below a RemoteLoaderContext');
});
