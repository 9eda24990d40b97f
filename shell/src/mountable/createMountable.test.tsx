import * as site from '@site/shared';
import { Remote, type RemoteLoader } from '@site/shared';
import type { MountablePart, MountedPart, MountOptions, RemoteModules } from '@site/shared/contracts';
import { createMemoryNavigation, sampleConfig } from '@site/shared/standalone';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as react from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fulfilled } from '../remotes/settledPromise';
import { pin } from '../testing/discovery';
import { componentOnServer } from './componentOnServer';
import { createMountable } from './createMountable';

const { SiteProviders } = site;
const id = 'mfe_content/ContactForm';
type Form = RemoteModules[typeof id];
interface Props {
  readonly variant: 'full' | 'short';
  readonly origin: string;
}

const log: string[] = [];
const report = jest.fn();
let given: MountOptions | undefined;
beforeEach(() => {
  document.body.replaceChildren();
  log.length = 0;
  report.mockReset();
});

/** Counter without a framework; logs the calls that it gets. */
const counter: MountablePart<Props> = {
  render: ({ origin }) => `<label>${origin} <input name="nome"></label><button type="button">0</button>`,
  mount(element, { origin }, options) {
    given = options;
    log.push(`mount ${origin} ${options.hydrate}`);
    if (!options.hydrate) {
      const label = Object.assign(document.createElement('label'), { textContent: origin });
      label.append(Object.assign(document.createElement('input'), { name: 'nome' }));
      element.append(label, Object.assign(document.createElement('button'), { type: 'button', textContent: '0' }));
    }
    const button = element.querySelector('button') as HTMLButtonElement;
    button.onclick = () => {
      button.textContent = String(Number(button.textContent) + 1);
    };
    return {
      update: (props) => void log.push(`update ${props.origin}`),
      unmount: () => void log.push(`unmount ${element.isConnected}`),
    };
  },
};

function createPage(part: MountablePart<Props> = counter) {
  const services = { store: site.createStore(), navigation: createMemoryNavigation('/'), config: sampleConfig };
  const released = { id, release: pin('mfe_content', '2'), part: part as MountablePart };
  const component = createMountable(released, { react, site, services: { ...services, report } });
  let current: Promise<Form> = fulfilled({ default: component as ComponentType<Props> });
  const loader = {
    load: () => current as Promise<never>,
    loadForHydration: () => current as Promise<never>,
    replace: jest.fn<Promise<never> | null, [string, { phase: string; error: unknown }]>(() => null),
    prefetch() {},
    retry() {},
  };
  const page = (origin: string | null = 'Carrinho', by: RemoteLoader = loader) => (
    <SiteProviders services={{ ...services, loader: by, setPageHead() {} }}>
      {origin && <Remote id={id} props={{ variant: 'short', origin }} />}
    </SiteProviders>
  );
  /** Gives the page a fallback release, which arrives when the test says so. */
  function fallBack(): () => Promise<void> {
    let arrive = () => {};
    const fallback = new Promise<Form>((resolve) => {
      arrive = () => resolve({ default: () => <p>Versão anterior</p> });
    });
    loader.replace.mockImplementationOnce(() => {
      current = fallback;
      return fallback as Promise<never>;
    });
    return () => act(async () => arrive());
  }
  return { ...services, loader, page, fallBack };
}

/** Puts the server's HTML of a page into the document, and hydrates it. */
async function hydrate({ page, loader }: ReturnType<typeof createPage>, alter = (_root: HTMLElement) => {}) {
  const server = { ...loader, loadForHydration: () => fulfilled(componentOnServer({ default: counter }, {} as never)) };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page('Carrinho', server as unknown as RemoteLoader));
  alter(root);
  const elements = [...root.querySelectorAll('[data-static] *')];
  await act(async () => hydrateRoot(root, page()));
  return { root, elements };
}

const button = () => screen.getByRole('button');
const mute = () => void jest.mocked(console.error).mockImplementation(() => {});

test('a part takes over the elements of its own HTML, with what the visitor has typed', async () => {
  const { root, elements } = await hydrate(createPage(), (page) => {
    (page.querySelector('input') as HTMLInputElement).value = 'Ana';
  });
  expect(log).toEqual(['mount Carrinho true']);
  expect([...root.querySelectorAll('[data-static] *')]).toEqual(elements);
  expect(screen.getByRole('textbox')).toHaveValue('Ana');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('1');
  expect(button().closest('[data-boundary]')).toHaveAttribute('data-live');
});

test('without HTML a part fills its element; new props update it, and removal ends it', async () => {
  const { page } = createPage();
  const { rerender } = await act(async () => render(page()));
  fireEvent.click(button());
  await act(async () => rerender(page('Produtos')));
  expect(button()).toHaveTextContent('1');
  await act(async () => rerender(page(null)));
  expect(log).toEqual(['mount Carrinho false', 'update Produtos', 'unmount false']);
});

test('commands of a part reach the store', async () => {
  const { page, store } = createPage();
  await act(async () => render(page()));
  const product = { id: 'AP-10L', name: 'Extintor', price: 180, imagePath: '/a.svg' };
  await act(async () => given?.context.dispatch({ type: 'addToCart', product }));
  expect(store.getState().cart.items).toMatchObject([{ id: 'AP-10L', quantity: 1 }]);
  expect(given?.context.read().cart).toBe(store.getState().cart.items);
  // The element and its content stay the same when the shell renders again.
  expect(log).toEqual(['mount Carrinho false']);
});

const error = new Error('falha');
const fail = () => {
  throw error;
};

describe('a part that fails', () => {
  beforeEach(mute);

  test('by its callback keeps its very elements, inert, until the fallback release comes', async () => {
    const page = createPage();
    const arrive = page.fallBack();
    await act(async () => render(page.page()));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Ana' } });
    field.focus();
    await act(async () => given?.onError(error));
    expect(page.loader.replace.mock.calls).toEqual([[id, expect.objectContaining({ error, phase: 'render' })]]);
    expect(field).toHaveValue('Ana');
    expect(field.closest('[inert]')).not.toBeNull();
    expect(field.closest('[data-boundary]')).toHaveFocus();
    expect(log).toEqual(['mount Carrinho false', 'unmount true']);
    await arrive();
    expect(screen.getByText('Versão anterior')).toBeVisible();
    expect(field).not.toBeInTheDocument();
  });

  test.each<[string, MountablePart<Props>['mount']]>([
    ['mounts', fail],
    [
      'reports an error while it mounts',
      (element, props, options) => {
        const mounted = counter.mount(element, props, options);
        options.onError(error);
        return mounted;
      },
    ],
  ])('as it %s is replaced by its fallback release', async (_when, mount) => {
    const page = createPage({ ...counter, mount });
    const arrive = page.fallBack();
    await act(async () => render(page.page()));
    expect(page.loader.replace.mock.calls).toEqual([[id, expect.objectContaining({ error, phase: 'effect' })]]);
    await arrive();
    expect(screen.getByText('Versão anterior')).toBeVisible();
  });

  test('on an update shows the error box if there is no other release', async () => {
    const mount: typeof counter.mount = (...all): MountedPart<Props> => ({ ...counter.mount(...all), update: fail });
    const { page } = createPage({ ...counter, mount });
    const { rerender } = await act(async () => render(page()));
    await act(async () => rerender(page('Produtos')));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar esta parte da página.');
  });

  test('as it ends leaves the rest of the page alone, and is reported', async () => {
    const reportError = jest.fn();
    Object.assign(window, { reportError });
    const mount: typeof counter.mount = (...all): MountedPart<Props> => ({ ...counter.mount(...all), unmount: fail });
    const { page } = createPage({ ...counter, mount });
    const { rerender } = await act(async () => render(page()));
    await act(async () => rerender(page(null)));
    expect(reportError).toHaveBeenCalledWith(error);
  });
});

test('a part that discards altered HTML is reported, and the visitor’s text moves to its new field', async () => {
  const mount: typeof counter.mount = (element, props, options) => {
    element.replaceChildren();
    options.onRecovered(error);
    return counter.mount(element, props, { ...options, hydrate: false });
  };
  await hydrate(createPage({ ...counter, mount }), (root) => {
    (root.querySelector('input') as HTMLInputElement).value = 'Ana';
    site.watchDiscards(root);
  });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Ana'));
  expect(report.mock.calls).toEqual([
    [{ remote: 'mfe_content', version: '2', phase: 'hydrate', kind: 'Error: falha', healed: true }],
  ]);
});
