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
  vitals: [],
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

const row = (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = (element: HTMLElement) => [...element.children].map(({ textContent }) => textContent);

test('packages with a canary come first; a release shows its share, age, views and failures', async () => {
  renderInSite(<VersionsPage />);
  expect(screen.getByText('Carregando as versões…')).toBeVisible();
  const canary = await row(/^Canário/);
  const seen = ['5% com falha200 visualizações3 redesenhadas ao hidratar', '0,5% com falha2.000 visualizações'];
  expect(cellsOf(canary)).toEqual(['Canário', '1.0.2', '10%', 'há 3 horas', ...seen, '10 ao desenhar, recuperada']);
  const rows = within(screen.getByRole('region', { name: 'Tabela de versões' })).getAllByRole('row');
  expect(rows.slice(1).map((each) => cellsOf(each).slice(0, 4).join('|'))).toEqual([
    'mfe-catalog Equipe Catálogo',
    'No ar|1.0.1|90%|',
    'Canário|1.0.2|10%|há 3 horas',
    'Anterior|1.0.0|onde a que está no ar falha|há 5 dias',
    'mfe-cart Dono não informado',
    'No ar|1.0.0|100%|',
  ]);
  expect(cellsOf(await row(/^No ar 1\.0\.1/)).slice(4)).toEqual([
    ...['Nenhuma visualização', '0% com falha9.000 visualizações', ''],
  ]);
  // Reason of the rollback, as the server stores it.
  expect(screen.getByText('Falhou sempre.')).toBeVisible();
});

test('without observations the page shows the versions and a note about the missing data', async () => {
  answers['/observations'] = undefined;
  renderInSite(<VersionsPage />);
  expect(cellsOf(await row(/^Canário/))).toEqual(['Canário', '1.0.2', '10%', 'há 3 horas']);
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
  await row(/^Canário/);
  expect(screen.queryByRole('heading', { name: 'Pedidos e contatos' })).toBeNull();
});

test('without the discovery file the page shows an error and a retry button', async () => {
  answers['/frontend-discovery.json'] = undefined;
  renderInSite(<VersionsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível ler quais versões estão no ar.');
  answers['/frontend-discovery.json'] = discovery;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await row(/^Canário/)).toBeVisible();
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
  await waitFor(() => expect(screen.getByRole('row', { name: /^Canário/ })).toBeVisible());
  jest.restoreAllMocks();
});
