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
      deployment('1.0.1', 90, { owner: 'Equipe Catálogo', fallbackVersion: '1.0.0' }),
      deployment('1.0.2', 10, { owner: 'Equipe Catálogo', published: '2026-03-01T12:00:00' }),
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

async function rowsOf(table: RegExp): Promise<(string | null)[][]> {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

test('each release shows its owner, share, views, failures and times; packages with a canary come first', async () => {
  renderInSite(<VersionsPage />);
  expect(screen.getByText('Carregando as versões…')).toBeVisible();
  expect(await rowsOf(/^A versão anterior/)).toEqual([
    ['Pacote', 'Versão', 'Visitantes', 'Última hora', 'Último dia', 'Falhas do dia', 'Tempos do dia'],
    [
      'mfe-catalogEquipe Catálogo',
      'No ar: 1.0.1',
      '90%',
      'Nenhuma visualização',
      '9.000 visualizações, 0% com falha',
      '–',
      'LCP 4.100 ms, CLS 0,02',
    ],
    [
      'mfe-catalogEquipe Catálogo',
      'Canário: 1.0.2, publicada em 01/03/2026, 12:00',
      '10%',
      '200 visualizações, 5% com falha, 1,5% redesenhadas ao hidratar',
      '2.000 visualizações, 0,5% com falha',
      '10 ao desenhar, recuperada',
      'LCP 4.100 ms, CLS 0,02',
    ],
    ['mfe-catalogEquipe Catálogo', 'Anterior: 1.0.0', '–', 'Nenhuma visualização', 'Nenhuma visualização', '–', '–'],
    ['mfe-cartDono não informado', 'No ar: 1.0.0', '100%', 'Nenhuma visualização', 'Nenhuma visualização', '–', '–'],
  ]);
});

test('a canary that the server has rolled back is listed with the reason', async () => {
  renderInSite(<VersionsPage />);
  const [, row] = await rowsOf(/^Retirados/);
  expect(row).toEqual(['mfe-cart', '0.9.9', expect.stringMatching(/^01\/01\/2026/), 'Falhou sempre.']);
});

test('without observations the page shows the versions and a note about the missing data', async () => {
  answers['/observations'] = undefined;
  renderInSite(<VersionsPage />);
  expect(await screen.findByText(/Este servidor não guarda/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(5);
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
  expect(await rowsOf(/^Mensagens aceitas e toques/)).toEqual([
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
  await screen.findByText('1.0.1');
  expect(screen.queryByRole('heading', { name: 'Pedidos e contatos' })).toBeNull();
});

test('without the discovery file the page shows an error and a retry button', async () => {
  answers['/frontend-discovery.json'] = undefined;
  renderInSite(<VersionsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível ler quais versões estão no ar.');
  answers['/frontend-discovery.json'] = discovery;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1.0.1')).toBeVisible();
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
  await waitFor(() => expect(screen.getByText('1.0.1')).toBeVisible());
  jest.restoreAllMocks();
});
