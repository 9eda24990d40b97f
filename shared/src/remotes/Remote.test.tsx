import { NavigationProvider, Remote, type RemoteLoader, RemoteLoaderContext, RouterScope } from '@site/shared';
import type { RemoteModules } from '@site/shared/contracts';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SiteConfigProvider } from '../config/SiteConfigContext';
import { useLocation } from '../router/router';

type Form = RemoteModules['mfe_content/ContactForm'];

const form: Form = { default: ({ origin }) => <p>Formulário de {origin}</p> };
const Path = () => <p>{useLocation().pathname}</p>;
const remote = <Remote id="mfe_content/ContactForm" props={{ variant: 'short', origin: 'Carrinho' }} fallback="…" />;
const apology = () => screen.queryByText('Não foi possível carregar esta parte da página.');
const tryAgain = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })));

type Loader = ReturnType<typeof loaderOf>;
const part = (origin = 'Carrinho') => screen.getByText(`Formulário de ${origin}`).closest('[data-boundary]');

/** Makes a loader whose module is `promise`; without it, the test calls `arrive` or `fail`. */
function loaderOf(promise?: Promise<Form>) {
  let arrive = (_form: Form) => {};
  let fail = (_error: Error) => {};
  const given =
    promise ??
    new Promise<Form>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  let current = given;
  return {
    load: jest.fn(() => current as Promise<never>),
    loadForHydration: jest.fn(() => given as Promise<never>),
    replace: jest.fn((_id: string, _failure: object): Promise<never> | null => null),
    prefetch: jest.fn(),
    retry: jest.fn(),
    becomes: (next: Promise<Form>) => {
      current = next;
    },
    arrive: (it: Form) => act(async () => arrive(it)),
    fail: (it: Error) => act(async () => fail(it)),
  };
}

/** Makes a promise that React reads at once, as the shell’s loader does for a loaded module. */
const settled = (it: Form): Promise<Form> => Object.assign(Promise.resolve(it), { status: 'fulfilled', value: it });

const around = (loader: RemoteLoader, children: ReactNode) => (
  <RemoteLoaderContext value={loader}>
    <SiteConfigProvider value={sampleConfig}>
      <NavigationProvider value={createMemoryNavigation('/contato?assunto=1')}>{children}</NavigationProvider>
    </SiteConfigProvider>
  </RemoteLoaderContext>
);

const renderRemote = (loader: RemoteLoader, children: ReactNode = remote) =>
  act(async () => render(around(loader, children)));

/** React also writes caught errors to the console. */
const mute = () => void jest.mocked(console.error).mockImplementation(() => {});

/** Throws after a click. */
function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('falha');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Nova
    </button>
  );
}
const onClick: Form = { default: Fragile };

test('Remote shows its fallback, then the component with its props, inside its boundary', async () => {
  const loader = loaderOf();
  await renderRemote(loader);
  expect(screen.getByText('…')).toBeVisible();
  await loader.arrive(form);
  expect(part()).toHaveAttribute('data-boundary', 'mfe_content/ContactForm');
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('a boundary has data-live while its component is hydrated, and not while it shows the error box', async () => {
  mute();
  const loader = loaderOf();
  await renderRemote(loader);
  const boundary = screen.getByText('…').closest('[data-boundary]');
  expect(boundary).not.toHaveAttribute('data-live');
  await loader.arrive(onClick);
  expect(boundary).toHaveAttribute('data-live');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nova' })));
  expect(apology()).toBeVisible();
  expect(boundary).not.toHaveAttribute('data-live');
});

test.each([true, false])(
  'a module that loads late replaces the error box and takes its focus: %s',
  async (hasFocus) => {
    mute();
    let come = () => {};
    const late = new Promise<void>((resolve) => (come = resolve));
    const loader = loaderOf(Promise.reject(new Error('no answer')));
    await renderRemote({ ...loader, late: () => late });
    if (hasFocus) screen.getByRole('button').focus();
    loader.becomes(settled(form));
    expect(apology()).toBeVisible();
    await act(async () => come());
    expect(apology()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(hasFocus ? part() : document.body);
    expect(loader.retry).not.toHaveBeenCalled();
  },
);

describe('a release that throws', () => {
  beforeEach(mute);
  const broken = (Component: Form['default']): Form => ({ default: Component });
  const inRender = broken(() => {
    throw new Error('falha');
  });
  const inEffect = broken(() => {
    useEffect(() => {
      throw new Error('falha');
    });
    return <p>Nova</p>;
  });
  const inLayoutEffect = broken(() => {
    useLayoutEffect(() => {
      throw new Error('falha');
    });
    return <p>Nova</p>;
  });
  /** Makes a loader with a fallback release. */
  function loaderWith(current: Form, fallback: Promise<Form>) {
    const loader = loaderOf(Promise.resolve(current));
    loader.replace.mockImplementation((_id, failure) => {
      if ('isStandIn' in failure && failure.isStandIn) return null;
      loader.becomes(fallback);
      return fallback as Promise<never>;
    });
    return loader;
  }

  test.each([
    ['render', 'renders', inRender],
    ['effect', 'runs its effects', inEffect],
    ['effect', 'runs its layout effects', inLayoutEffect],
  ] as const)(
    'is replaced (phase %s) by its fallback release when it %s, without a click',
    async (phase, _when, current) => {
      const loader = loaderWith(current, settled(form));
      await renderRemote(loader);
      expect(part()).toBeVisible();
      expect(loader.replace.mock.calls).toEqual([
        ['mfe_content/ContactForm', { module: current, phase, error: new Error('falha'), isStandIn: false }],
      ]);
    },
  );

  test('is replaced even if it throws much later, and its part keeps the focus', async () => {
    let arrive = (_form: Form) => {};
    const fallback = new Promise<Form>((resolve) => (arrive = resolve));
    const loader = loaderWith(onClick, fallback);
    await renderRemote(loader);
    // Effects throw right after the first commit.
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const button = screen.getByRole('button');
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(loader.replace).toHaveBeenCalledWith(
      'mfe_content/ContactForm',
      expect.objectContaining({ module: onClick, phase: 'render' }),
    );
    // The same button stays visible, but inert.
    expect(screen.getByText('Nova')).toBe(button);
    expect(button.closest('[inert]')).not.toBeNull();
    expect(button.closest('[data-boundary]')).toHaveFocus();
    await act(async () => arrive(form));
    expect(part()).toHaveFocus();
    expect(button).not.toBeInTheDocument();
  });

  test.each<[string, () => Loader]>([
    ['there is no fallback release', () => loaderOf(Promise.resolve(inRender))],
    ['its fallback release cannot be loaded', () => loaderWith(inRender, Promise.reject(new Error('no network')))],
  ])('shows the error box until a retry if %s', async (_why, create) => {
    const loader = create();
    await renderRemote(loader);
    expect(apology()).toBeVisible();
    expect(loader.replace).toHaveBeenCalledTimes(1);
    loader.becomes(Promise.resolve(form));
    await tryAgain();
    expect(part()).toBeVisible();
  });

  test('is replaced once, even if the fallback throws too, and once more after a retry', async () => {
    const loader = loaderWith(inRender, settled(inEffect));
    await renderRemote(loader);
    expect(loader.replace.mock.calls.map(([, failure]) => failure)).toEqual([
      expect.objectContaining({ module: inRender, isStandIn: false }),
      expect.objectContaining({ module: inEffect, isStandIn: true }),
    ]);
    expect(apology()).toBeVisible();
    loader.becomes(Promise.resolve(inRender));
    loader.replace.mockImplementation(() => {
      loader.becomes(settled(form));
      return settled(form) as Promise<never>;
    });
    await tryAgain();
    expect(part()).toBeVisible();
  });

  test('keeps its module when the loader has another release later', async () => {
    const loader = loaderOf(Promise.resolve(form));
    const { rerender } = await renderRemote(loader);
    loader.becomes(Promise.resolve(inRender));
    const other = <Remote id="mfe_content/ContactForm" props={{ variant: 'short', origin: 'Produto' }} fallback="…" />;
    await act(async () => rerender(around(loader, other)));
    expect(part('Produto')).toBeVisible();
    expect(loader.load).toHaveBeenCalledTimes(2);
  });
});

test.each([false, true])('the component has a router, inside another remote: %s', async (insideRouter) => {
  const inner = (
    <Remote id="mfe_content/ContactForm" props={{ variant: 'full', origin: '' }} insideRouter={insideRouter} />
  );
  await renderRemote(
    loaderOf(Promise.resolve({ default: Path })),
    insideRouter ? <RouterScope>{inner}</RouterScope> : inner,
  );
  expect(screen.getByText('/contato')).toBeVisible();
});

describe('a prerendered remote', () => {
  const html =
    '<div data-boundary="mfe_content/ContactForm"><!--$--><p>Formulário de <!-- -->Carrinho</p><!--/$--></div>';
  const element = (
    <Remote
      id="mfe_content/ContactForm"
      props={{ variant: 'short', origin: 'Carrinho' }}
      hydrate="needed"
      fallback="…"
    />
  );
  let container: HTMLElement;
  /** Every text that a visitor could see. */
  let seen: Set<string | null>;

  beforeEach(() => {
    onRecoverableError.mockReset();
    container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    seen = new Set([container.textContent]);
    new MutationObserver(() => seen.add(container.textContent)).observe(container, { childList: true, subtree: true });
  });

  const onRecoverableError = jest.fn();

  const hydrate = (loader: RemoteLoader) =>
    act(async () => hydrateRoot(container, around(loader, element), { onRecoverableError }));

  test('is hydrated at the requested time', async () => {
    const loader = loaderOf();
    const hydrated = jest.fn();
    await hydrate(loader);
    expect(loader.loadForHydration).toHaveBeenCalledWith('mfe_content/ContactForm', 'needed');
    expect(loader.load).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(html);

    const paragraph = container.querySelector('p');
    await loader.arrive({ default: ({ origin }) => <p ref={hydrated}>Formulário de {origin}</p> });
    expect(hydrated).toHaveBeenCalledWith(paragraph);
    expect(paragraph?.closest('[data-live]')).toHaveAttribute('data-boundary', 'mfe_content/ContactForm');
    expect(container).toHaveTextContent('Formulário de Carrinho');
  });

  test('does not mark its hydration if it waited for an interaction, nor if it was not prerendered', async () => {
    const mark = jest.fn();
    Object.assign(performance, { mark });
    const loader = loaderOf();
    await hydrate(loader);
    await loader.arrive(form);
    await renderRemote(loaderOf(Promise.resolve(form)));
    expect(mark).not.toHaveBeenCalled();
    Reflect.deleteProperty(performance, 'mark');
  });

  test('is rendered by another release in one step if it cannot be hydrated', async () => {
    const loader = loaderOf();
    await hydrate(loader);
    const paragraph = container.querySelector('p');
    loader.becomes(settled(form));
    const reason = new Error('another release');
    await loader.fail(reason);
    expect(container).toHaveTextContent('Formulário de Carrinho');
    expect(paragraph).not.toBeInTheDocument();
    expect([...seen]).toEqual(['Formulário de Carrinho']);
    expect(loader.load).toHaveBeenCalledWith('mfe_content/ContactForm', true);
    expect(onRecoverableError.mock.calls.map(([error]) => error.cause)).toEqual([reason]);
  });

  test('whose release throws is replaced by the fallback, and its HTML stays visible until then', async () => {
    mute();
    const loader = loaderOf();
    await hydrate(loader);
    let fallBack = (_form: Form) => {};
    loader.replace.mockImplementation(() => {
      const promise = new Promise<Form>((resolve) => (fallBack = resolve));
      return promise.then(() => loader.becomes(settled(form))) as Promise<never>;
    });
    const paragraph = container.querySelector('p');
    await loader.arrive({
      default: () => {
        throw new Error('falha');
      },
    });
    expect(container.querySelector('[inert] p')).toBe(paragraph);
    expect(loader.replace).toHaveBeenCalledTimes(1);
    await act(async () => fallBack(form));
    expect(paragraph).not.toBeInTheDocument();
    expect(container).toHaveTextContent('Formulário de Carrinho');
    expect([...seen]).toEqual(['Formulário de Carrinho']);
  });
});
