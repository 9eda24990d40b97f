import { expect, type Page } from '@playwright/test';
import type { RemoteFolder } from './remotes';

/** A part of the site that a remote owns, as a visitor comes by it. */
export interface Part {
  readonly remote: RemoteFolder;
  /** Name of the exposed module. */
  readonly module: string;
  /** Page that has nothing of it, and the navigation's name for that page. */
  readonly elsewhere: { readonly path: string; readonly link: string };
  /** Page that is prerendered with it. */
  readonly path: string;
  open(page: Page): Promise<void>;
  /** Waits until it is there. */
  expectShown(page: Page): Promise<void>;
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Principal' });

export const follow = (page: Page, name: string) => navigation(page).getByRole('link', { name }).click();

/** Goes to a page by the header's navigation, and waits until it is there: it closes what is open over it. */
export async function goTo(page: Page, { path, link }: Part['elsewhere']): Promise<void> {
  await follow(page, link);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const contact = { path: '/contato', link: 'Contato' };

/**
 * Parts of three remotes: what heals them is the shell's, and knows none of them by name. The cart panel is not among them:
 * every page is rendered with it, and opens the release that it was rendered with, whatever is deployed later.
 */
export const parts: readonly [Part, ...Part[]] = [
  {
    remote: 'mfe-catalog',
    module: 'ProductsPage',
    elsewhere: contact,
    path: '/produtos',
    open: (page) => follow(page, 'Produtos'),
    expectShown: (page) => heading(page, 'Extintores de incêndio'),
  },
  {
    remote: 'mfe-account',
    module: 'OrdersPage',
    elsewhere: contact,
    path: '/meus-pedidos',
    // Only the menu of a signed-in visitor links to it; so they come by the browser's forward button.
    open: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/meus-pedidos');
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
    expectShown: (page) => heading(page, 'Meus pedidos'),
  },
  {
    remote: 'mfe-content',
    module: 'ServicesPage',
    elsewhere: { path: '/produtos', link: 'Produtos' },
    path: '/servicos',
    open: (page) => follow(page, 'Serviços'),
    expectShown: (page) => heading(page, 'Da primeira vistoria à última recarga'),
  },
];

/** Leaves a part for the page elsewhere. */
export const leave = (page: Page, { elsewhere }: Part): Promise<void> => goTo(page, elsewhere);
