import type { Locator, Page } from '@playwright/test';
import {
  alerts,
  badge,
  cards,
  dialogs,
  filters,
  heading,
  length,
  mistakes,
  passwords,
  picture,
  playback,
  products,
  slides,
  type View,
} from './views';

export interface Tap {
  readonly target: (page: Page) => Locator;
  readonly shows: View;
}

/** Control of an untouched page, with the taps that follow at once. */
export interface Control {
  readonly name: string;
  readonly path: string;
  /** Default: both devices. */
  readonly on?: Device;
  readonly taps: readonly [Tap, ...Tap[]];
  /** True for a control whose view moves without a final state: any change of the view counts. */
  readonly moves?: boolean;
  /** Final state after all taps, at any speed. */
  readonly ends?: string;
}

export type Device = 'phone' | 'desktop';

const named =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    (['button', 'link', 'radio', 'checkbox', 'switch'] as const)
      .map((role) => page.getByRole(role, { name, exact: true }))
      .reduce((all, some) => all.or(some), page.locator('summary').filter({ hasText: name }))
      .filter({ visible: true })
      .first();

const within = (role: 'dialog', inner: (page: Page) => Locator) => (page: Page) =>
  page.getByRole(role).filter({ visible: true }).locator(inner(page)).first();

const tap = (target: Tap['target'], shows: View): Tap => ({ target, shows });

const menu = named('Abrir menu');
const cart = named(/^Abrir carrinho/);
const close = within('dialog', (page) => page.getByRole('button', { name: /^Fechar/ }));
const product = '/produtos/PQS-ABC-6KG';
const inLayout = ['/', '/empresa', '/servicos', '/produtos', product, '/contato', '/meus-pedidos'] as const;

const links: Readonly<Record<string, Tap['target']>> = {
  '/': (page) => page.getByRole('link', { name: 'Saiba Mais Sobre' }).first(),
  '/empresa': inFooter('Serviços'),
  '/servicos': inFooter('Produtos'),
  '/produtos': (page) => page.getByRole('article').getByRole('link').first(),
  [product]: (page) => page.getByRole('navigation').getByRole('link', { name: 'Produtos' }).last(),
  '/contato': inFooter('Produtos'),
  '/login': named('Cadastre-se'),
  '/cadastro': named('Faça login'),
  '/recuperar-senha': named('Voltar para o login'),
  '/meus-pedidos': inFooter('Produtos'),
};

function inFooter(name: string): Tap['target'] {
  return (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

const first = tap(named(/^Adicionar .+ ao carrinho$/), badge);

export const controls: readonly Control[] = [
  ...inLayout.flatMap((path): Control[] => [
    { name: 'menu', path, on: 'phone', taps: [tap(menu, dialogs), tap(close, dialogs), tap(menu, dialogs)], ends: '1' },
    { name: 'cart', path, taps: [tap(cart, dialogs), tap(close, dialogs), tap(cart, dialogs)], ends: '1' },
  ]),
  ...Object.entries(links).map(([path, target]): Control => ({ name: 'link', path, taps: [tap(target, heading)] })),
  { name: 'hero, third slide', path: '/', taps: [tap(named(/^Ir para o destaque 3/), slides)], moves: true },
  { name: 'hero, pause', path: '/', taps: [tap(named('Pausar apresentação'), playback)], ends: 'resume' },
  { name: 'services, next', path: '/', taps: [tap(named('Próximos serviços'), cards)], moves: true },
  {
    name: 'accordion',
    path: '/empresa',
    // From bottom to top: an opened section moves those below.
    taps: ['Valores', 'Visão', 'Missão'].map((name) => tap(named(name), length)) as [Tap, Tap, Tap],
    moves: true,
  },
  { name: 'service', path: '/servicos', taps: [tap((page) => page.locator('#projetos'), length)], moves: true },
  {
    name: 'Filtros, categories',
    path: '/produtos',
    on: 'phone',
    taps: [tap(named(/^Filtros/), filters), tap(named('Água'), products), tap(named('CO₂'), products)],
    ends: '5',
  },
  {
    name: 'categories',
    path: '/produtos',
    on: 'desktop',
    taps: ['Água', 'CO₂', 'PQS BC'].map((name) => tap(named(name), products)) as [Tap, Tap, Tap],
    ends: '12',
  },
  {
    name: 'add to cart',
    path: '/produtos',
    // The label changes once the product is in the cart.
    taps: [first, first, first],
    ends: '3',
  },
  {
    name: 'pictures',
    path: product,
    taps: [2, 3, 4].map((number) => tap(named(`Ver imagem ${number} de 4`), picture)) as [Tap, Tap, Tap],
    ends: 'PQS-ABC-6KG-rotulo',
  },
  { name: 'enlarge', path: product, taps: [tap(named('Ampliar imagem'), dialogs), tap(close, dialogs)], ends: '0' },
  { name: 'buy now', path: product, taps: [tap(named('Comprar Agora'), dialogs), tap(close, dialogs)], ends: '0' },
  { name: 'add to cart', path: product, taps: [tap(named('Adicionar ao carrinho'), badge)], ends: '1' },
  { name: 'freight', path: product, taps: [tap(named('Calcular'), alerts)], ends: '1' },
  { name: 'send', path: '/contato', taps: [tap(named('Enviar mensagem'), mistakes)] },
  { name: 'show password', path: '/login', taps: [tap(named('Mostrar senha'), passwords)], ends: 'text' },
  { name: 'send', path: '/login', taps: [tap(named('Entrar'), mistakes)] },
  { name: 'send', path: '/cadastro', taps: [tap(named('Cadastrar'), mistakes)] },
  { name: 'send', path: '/recuperar-senha', taps: [tap(named(/^Enviar Link/), mistakes)] },
];

export const controlsOn = (device: Device): readonly Control[] => controls.filter(({ on = device }) => on === device);

/** Menu, cart and links are the same on every page. */
export const kindsOn = (device: Device): readonly Control[] =>
  controlsOn(device).filter(({ name, path }) => path === '/' || !['menu', 'cart', 'link'].includes(name));

/** Buttons of account forms are disabled until their scripts are loaded. */
export const needsAccount = ({ name, path }: Control): boolean => name === 'send' && path !== '/contato';

/** The first responder shows errors before hydration, React after. */
export const isForm = ({ name }: Control): boolean => name === 'send';
