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

/** Something to tap on a page that nobody has touched; and what is tapped right after it. */
export interface Control {
  readonly name: string;
  readonly path: string;
  /** Where it is, if not everywhere. */
  readonly on?: Device;
  readonly taps: readonly [Tap, ...Tap[]];
  /** Any other place than the one before will do: it moves for a while, and has no settled picture to be compared with. */
  readonly moves?: boolean;
  /** What its views are in the end when all of it has been tapped, once each, in whatever hurry. */
  readonly ends?: string;
}

export type Device = 'phone' | 'desktop';

/** By the name that visitors know it by, whatever element it is: a button, a link, a summary, a label of a choice. */
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

/** Where the first link leads that a visitor of a page is likely to follow. */
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

/** A link of the footer, which every page in the layout has. */
function inFooter(name: string): Tap['target'] {
  return (page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

const first = tap(named(/^Adicionar .+ ao carrinho$/), badge);

/** Every kind of control of every route, in the order of the routes. */
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
    // From the last to the first: what opens moves nothing above it.
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
    // Each is called something else once it is in the cart.
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

/** Those of a device, in the order given. */
export const controlsOn = (device: Device): readonly Control[] => controls.filter(({ on = device }) => on === device);

/** One of each kind: the menu, the cart and a link do on every page what they do on the home page. */
export const kindsOn = (device: Device): readonly Control[] =>
  controlsOn(device).filter(({ name, path }) => path === '/' || !['menu', 'cart', 'link'].includes(name));

/** Forms of the account pages are there for scripts alone: until they have come, their buttons are disabled. */
export const needsAccount = ({ name, path }: Control): boolean => name === 'send' && path !== '/contato';

/** What is wrong with a form is said by the first responder until React says it; both put the cursor there. */
export const isForm = ({ name }: Control): boolean => name === 'send';
