import * as site from '@site/shared';
import type { SiteConfig } from '@site/shared/contracts';
import { sampleConfig } from '@site/shared/standalone';
import { screen, waitFor } from '@testing-library/react';
import * as react from 'react';
import { renderToString } from 'react-dom/server';
import { createMountable, type ToComponent } from './mountable/createMountable';
import { LoadFailure } from './remotes/loadFailure';
import { type PageParts, startPage } from './startPage';
import { deployment, discoveryOf, pin } from './testing/discovery';
import { createShell, everyRemote } from './testing/renderShell';

// React renders asynchronously outside act(), as it does in a browser.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

const remotes = ['mfe_content', 'mfe_catalog', 'mfe_cart', 'mfe_account'];
const pins = Object.fromEntries(['shell', ...remotes].map((name) => [name, pin(name, '1')]));
const file = discoveryOf(Object.fromEntries(['shell', ...remotes].map((name) => [name, [deployment(name, '1')]])));

beforeEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-live');
  sessionStorage.clear();
});

interface Scene {
  readonly at: string;
  /** HTML of the root, and the path that it was rendered for. */
  readonly html?: string;
  readonly path?: string;
  readonly config?: Partial<SiteConfig>;
  /** Remotes whose containers cannot be loaded. */
  readonly broken?: readonly string[];
}

function start({ at, html = '', path = at, config = {}, broken = [] }: Scene) {
  window.history.replaceState(null, '', at);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  root.dataset.path = path;
  const modules: Readonly<Record<string, object>> = everyRemote();
  const parts = {
    root,
    config: { ...sampleConfig, ...config },
    pins,
    discovery: { current: () => file, read: async () => file, refresh: async () => file, isFresh: () => true },
    onUse: jest.fn<void, Parameters<PageParts['onUse']>>(),
    onFailure: jest.fn(),
    toComponent: async (...[released, services]: Parameters<ToComponent>) =>
      createMountable(released, { react, site, services }),
    loadContainer: jest.fn(async (name: string) => {
      if (broken.includes(name)) throw new LoadFailure('fetch', 'no network');
      return { init() {}, get: async (module: string) => () => modules[`${name}${module.slice(1)}`] };
    }),
    addFaces: async () => {},
    followPages: jest.fn<void, Parameters<PageParts['followPages']>>(),
  };
  startPage(parts);
  return { ...parts, used: () => parts.onUse.mock.calls.map(([id]) => id) };
}

/** Timeout in ms for a busy machine; usually the tests need a few ms. */
const patient = { timeout: 10_000 };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);

/** Renders the HTML of a page as the server does. */
const htmlOf = (at: string) => renderToString(createShell({ at }).element);

test('startPage hydrates the HTML of its own page and keeps its elements', async () => {
  const page = start({ at: '/empresa', html: htmlOf('/empresa') });
  const before = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(page.used()).toContain('mfe_content/CompanyPage'), patient);
  await waitFor(() => expect(before.closest('[data-boundary]')).toHaveAttribute('data-live'), patient);
  expect(await heading('Página Empresa')).toBe(before);
  expect(page.followPages.mock.calls[0]?.[0]()).toBe('/empresa');
  expect(page.onFailure).not.toHaveBeenCalled();
});

test('startPage renders the page anew if the HTML belongs to another path', async () => {
  start({ at: '/empresa', html: htmlOf('/contato'), path: '/contato' });
  expect(screen.queryByText('Página Contato')).toBeNull();
  expect(await heading('Página Empresa')).toBeVisible();
});

test('startPage reports a remote that cannot be loaded and keeps the page if the shell is current', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const page = start({ at: '/contato', broken: ['mfe_content'] });
  expect(await heading('Página indisponível no momento')).toBeVisible();
  expect(page.onFailure).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe_content', version: '1', phase: 'fetch', healed: false }),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('startPage reports an error of the shell itself', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const page = start({ at: '/contato', config: { contact: null as never } });
  expect(await screen.findByText(/Unexpected Application Error!/, {}, patient)).toBeVisible();
  expect(page.onFailure).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'shell', version: '1', phase: 'render', healed: false }),
  );
});
