import { expect, type Page } from '@playwright/test';
import type { RemoteFolder } from './remotes';

export interface Part {
  readonly remote: RemoteFolder;
  readonly module: string;
  readonly elsewhere: { readonly path: string; readonly link: string };
  readonly path: string;
  open(page: Page): Promise<void>;
  expectShown(page: Page): Promise<void>;
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Principal' });

export const follow = (page: Page, name: string) => navigation(page).getByRole('link', { name }).click();

export async function goTo(page: Page, { path, link }: Part['elsewhere']): Promise<void> {
  await follow(page, link);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html:not([data-navigating])')).toHaveCount(1);
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const contact = { path: '/contato', link: 'Contato' };

/** All parts but the cart panel: every page is prerendered with it and keeps that release after later deployments. */
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
    // Only the menu of signed-in visitors links to this page; the browser's forward button leads there as well.
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

export const leave = (page: Page, { elsewhere }: Part): Promise<void> => goTo(page, elsewhere);
