import type { Deployment, ObservationSummary, ReleaseTally } from '@site/shared/contracts';
import { renderInSite } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionsPage } from './VersionsPage';

const deployment = (version: string, traffic: number, metadata: object = {}) =>
  ({ metadata: { version, ...metadata }, deployment: { traffic, default: traffic > 50 } }) as unknown as Deployment;

const discovery = {
  microFrontends: {
    mfe_cart: [deployment('1.0.0', 100)],
    mfe_catalog: [
      deployment('1.0.1', 90, {
        owner: 'Equipe Catálogo',
        fallbackVersion: '1.0.0',
        fallbackPublished: new Date(Date.now() - 5 * 86_400_000).toISOString(),
      }),
      deployment('1.0.2', 10, { published: new Date(Date.now() - 3 * 3_600_000).toISOString() }),
    ],
  },
};

const tally = (remote: string, version: string, views: number, failedViews: number): ReleaseTally => ({
  remote,
  version,
  views,
  failedViews,
  failures: failedViews ? [{ phase: 'render', healed: true, count: failedViews }] : [],
  vitals: [
    { name: 'LCP', count: 9, p75: 4100 },
    { name: 'CLS', count: 9, p75: 0.02 },
  ],
  slices: [{ views, failedViews }],
});

const summary: ObservationSummary = {
  hour: [{ ...tally('mfe_catalog', '1.0.2', 200, 10), recoveredHydrations: 3 }],
  day: [tally('mfe_catalog', '1.0.2', 2000, 10), tally('mfe_catalog', '1.0.1', 9000, 0)],
  verdicts: [{ remote: 'mfe_cart', version: '0.9.9', time: '2026-01-01T12:00:00Z', reason: 'Falhou sempre.' }],
};

let answers: Record<string, unknown>;
const asked: string[] = [];
const originalFetch = globalThis.fetch;
beforeEach(() => {
  asked.length = 0;
  answers = { '/frontend-discovery.json': discovery, '/observations': summary };
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const answer = answers[address];
    return { ok: answer !== undefined, status: answer === undefined ? 404 : 200, json: async () => answer };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
});

const card = (name: string) => screen.findByRole('article', { name });

test('each package shows its owner and releases; packages with a canary come first', async () => {
  renderInSite(<VersionsPage />);
  expect(screen.getByText('Carregando as versões…')).toBeVisible();
  const catalog = await card('mfe-catalog');
  expect(screen.getAllByRole('article').map((it) => it.querySelector('h2')?.textContent)).toEqual([
    ...['mfe-catalog', 'mfe-cart'],
  ]);
  expect(within(catalog).getByText('Equipe Catálogo')).toBeVisible();
  expect(within(await card('mfe-cart')).getByText('Dono não informado')).toBeVisible();
  expect(
    within(catalog)
      .getAllByRole('region')
      .map((it) => it.getAttribute('aria-label')),
  ).toEqual(['No ar: 1.0.1', 'Canário: 1.0.2', 'Anterior: 1.0.0']);
  expect(screen.getByText('canário em voo').parentElement).toHaveTextContent('1 canário em voo');
  // Reason of the rollback, as the server stores it.
  expect(screen.getByText('Falhou sempre.')).toBeVisible();
});

test('a release shows its traffic share, age, failures and load times', async () => {
  renderInSite(<VersionsPage />);
  const canary = within(await card('mfe-catalog')).getByRole('region', { name: 'Canário: 1.0.2' });
  expect(within(canary).getByText('10% dos visitantes')).toBeVisible();
  expect(canary).toHaveTextContent('Publicada há 3 horas');
  const previous = within(await card('mfe-catalog')).getByRole('region', { name: 'Anterior: 1.0.0' });
  expect(previous).toHaveTextContent('Publicada há 5 dias');
  expect(within(canary).getByText('5% com falha')).toBeVisible();
  expect(within(canary).getByText('0,5% com falha')).toBeVisible();
  // Nothing is shown for days and older servers without a count.
  expect(
    within(canary)
      .getAllByText(/redesenhadas ao hidratar/)
      .map((it) => it.textContent),
  ).toEqual(['1,5% redesenhadas ao hidratar']);
  expect(within(canary).getByText('2.000 visualizações')).toBeVisible();
  expect(
    within(canary).getByRole('img', {
      name: 'Última hora: 200 visualizações, no máximo 200 por intervalo, 10 com falha, no pior intervalo 5%',
    }),
  ).toBeVisible();
  expect(within(canary).getByRole('listitem')).toHaveTextContent('10 ao desenharrecuperada');
  expect(within(canary).getByRole('row', { name: 'Maior conteúdo (LCP) 4,1 s (ruim) 4,1 s (ruim)' })).toBeVisible();
  expect(within(canary).getByRole('row', { name: 'Deslocamento (CLS) 0,02 (bom) 0,02 (bom)' })).toBeVisible();
  const live = within(await card('mfe-catalog')).getByRole('region', { name: 'No ar: 1.0.1' });
  expect(within(live).getByText('Nenhuma visualização')).toBeVisible();
  expect(within(live).getByText('0% com falha')).toBeVisible();
});

test('without observations the page shows the versions and a note about the missing data', async () => {
  answers['/observations'] = undefined;
  renderInSite(<VersionsPage />);
  expect(within(await card('mfe-cart')).queryByText('Última hora')).toBeNull();
  expect(screen.getByText(/^Este servidor não guarda/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Canários que falharam' })).toBeNull();
});

test('requests and presses are listed by page, most first, with totals of three spans', async () => {
  const counts = (place: string, request: number, whatsapp: number, phone: number) => ({
    place,
    request,
    whatsapp,
    phone,
  });
  const month = [counts('*', 0, 1, 0), counts('/produtos/CO2-6KG', 2, 1200, 3), counts('cart', 4, 0, 0)];
  const contacts = [
    { days: 7, places: [counts('cart', 1, 0, 0)] },
    { days: 30, places: month },
    { days: 90, places: [...month, counts('/', 0, 0, 9)] },
  ];
  answers['/observations'] = { ...summary, contacts };
  renderInSite(<VersionsPage />);
  const table = await screen.findByRole('table', { name: /^Mensagens aceitas e toques/ });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Onde', 'Pedidos', 'WhatsApp', 'Telefone'],
    ['CO2-6KG', '2', '1.200', '3'],
    ['Carrinho', '4', '0', '0'],
    ['Página não encontrada', '0', '1', '0'],
    ['Total em 7 dias', '1', '0', '0'],
    ['Total em 30 dias', '6', '1.201', '3'],
    ['Total em 90 dias', '6', '1.201', '12'],
  ]);
});

test('before the first contact there is a sentence; of an older server, nothing', async () => {
  answers['/observations'] = { ...summary, contacts: [{ days: 30, places: [] }] };
  const { unmount } = renderInSite(<VersionsPage />);
  expect(await screen.findByText(/^Nenhum pedido e nenhum toque/)).toBeVisible();
  unmount();
  answers['/observations'] = summary;
  renderInSite(<VersionsPage />);
  await card('mfe-cart');
  expect(screen.queryByRole('heading', { name: 'Pedidos e contatos' })).toBeNull();
});

test('without the discovery file the page shows an error and a retry button', async () => {
  answers['/frontend-discovery.json'] = undefined;
  renderInSite(<VersionsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível ler quais versões estão no ar.');
  answers['/frontend-discovery.json'] = discovery;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await card('mfe-cart')).toBeVisible();
});

test('the visible page reads the file every minute, and a failure keeps the data shown before', async () => {
  jest.useFakeTimers();
  let visibility: DocumentVisibilityState = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
  const readings = () => asked.filter((address) => address === '/frontend-discovery.json').length;
  renderInSite(<VersionsPage />);
  await minutes(0);
  expect(readings()).toBe(1);
  await minutes(2);
  expect(readings()).toBe(3);
  visibility = 'hidden';
  await minutes(5);
  expect(readings()).toBe(3);
  visibility = 'visible';
  answers['/frontend-discovery.json'] = undefined;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(readings()).toBe(4);
  await minutes(0);
  jest.useRealTimers();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  jest.restoreAllMocks();
});
