import { renderInSite } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesPage } from './ServicesPage';

const ids = ['legalizacao', 'projetos', 'instalacao', 'contrato', 'brigada', 'extintor'];
const card = (name: RegExp) => screen.getByRole('button', { name });
const openPanels = () => screen.queryAllByRole('article').map((panel) => panel.id);
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = () => {};
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const renderPage = (at = '/servicos') => renderInSite(<ServicesPage />, { at });

test('six cards in the order of the spec, closed', () => {
  renderPage();
  const cards = screen.getAllByRole('button');
  expect(cards.map(({ id }) => id)).toEqual(ids);
  for (const button of cards) expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(openPanels()).toEqual([]);
});

test('a click opens the details, another click closes them', async () => {
  const { navigation } = renderPage();
  await userEvent.click(card(/^Contrato/));
  expect(openPanels()).toEqual(['detalhes-contrato']);
  expect(card(/^Contrato/)).toHaveAttribute('aria-expanded', 'true');
  expect(card(/^Contrato/)).toHaveAttribute('aria-controls', 'detalhes-contrato');
  expect(navigation.getState().location.hash).toBe('#contrato');
  await userEvent.click(card(/^Contrato/));
  expect(openPanels()).toEqual([]);
  expect(navigation.getState().location.hash).toBe('');
});

test('a click on another card switches: one panel at a time', async () => {
  const { navigation } = renderPage();
  await userEvent.click(card(/^Projetos/));
  await userEvent.click(card(/^Brigada/));
  expect(openPanels()).toEqual(['detalhes-brigada']);
  expect(card(/^Projetos/)).toHaveAttribute('aria-expanded', 'false');
  expect(navigation.getState()).toMatchObject({ action: 'REPLACE', location: { hash: '#brigada' } });
});

test('the opened details are brought into view and read out', async () => {
  renderPage();
  await userEvent.click(card(/^Legalização/));
  const heading = screen.getByRole('heading', { level: 3, name: 'Legalização junto ao Corpo de Bombeiros' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('article')]);
});

test('the close button closes and gives the focus back to the card', async () => {
  renderPage();
  await userEvent.click(card(/^Legalização/));
  await userEvent.click(screen.getByRole('button', { name: 'Fechar detalhes' }));
  expect(openPanels()).toEqual([]);
  expect(card(/^Legalização/)).toHaveFocus();
});

test('works by keyboard, with Enter and with Space', async () => {
  renderPage();
  card(/^Projetos/).focus();
  await userEvent.keyboard('{Enter}');
  expect(openPanels()).toEqual(['detalhes-projetos']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
  act(() => card(/^Brigada/).focus());
  await userEvent.keyboard(' ');
  expect(openPanels()).toEqual(['detalhes-brigada']);
});

test.each(['#brigada', '#detalhes-brigada'])('/servicos%s opens that service', (hash) => {
  renderPage(`/servicos${hash}`);
  expect(openPanels()).toEqual(['detalhes-brigada']);
});

test('an address without a service, or with none of ours, opens none', () => {
  renderPage('/servicos#outro');
  expect(openPanels()).toEqual([]);
});

test('follows the address', () => {
  const { navigation } = renderPage('/servicos#brigada');
  act(() => navigation.navigator.push('/servicos#extintor'));
  expect(openPanels()).toEqual(['detalhes-extintor']);
});

test('keeps the rest of the address', async () => {
  const { navigation } = renderPage('/servicos?origem=rodape');
  await userEvent.click(card(/^Contrato/));
  expect(navigation.getState().location).toMatchObject({ pathname: '/servicos', search: '?origem=rodape' });
});

const chat = (service: string) =>
  `https://wa.me/5521999990000?text=Ol%C3%A1%2C%20gostaria%20de%20um%20or%C3%A7amento%20para%20${service}`;

test.each([
  ['legalizacao', 'Faça seu orçamento', chat('Legaliza%C3%A7%C3%A3o%20junto%20ao%20Corpo%20de%20Bombeiros')],
  ['projetos', 'Faça seu orçamento', chat('Projetos%20de%20seguran%C3%A7a%20contra%20inc%C3%AAndio')],
  [
    'instalacao',
    'Faça seu orçamento',
    chat('Instala%C3%A7%C3%A3o%20e%20manuten%C3%A7%C3%A3o%20de%20sistemas%20de%20combate%20a%20inc%C3%AAndio'),
  ],
  ['contrato', 'Faça seu orçamento', chat('Contrato%20de%20manuten%C3%A7%C3%A3o%20preventiva')],
  ['brigada', 'Brigada de Incêndio', chat('Brigada%20de%20Inc%C3%AAndio')],
  ['brigada', 'Guardião de Piscina', chat('Guardi%C3%A3o%20de%20Piscina')],
  ['extintor', 'Recarga de Extintores', chat('Recarga%20de%20Extintores')],
  ['extintor', 'Reteste de Mangueiras', chat('Reteste%20de%20Mangueiras')],
])('%s: "%s" opens the chat in a new tab', (id, name, url) => {
  renderPage(`/servicos#${id}`);
  const link = within(screen.getByRole('article')).getByRole('link', { name });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test.each(ids)('%s lists what is included and offers a quote', (id) => {
  renderPage(`/servicos#${id}`);
  const panel = within(screen.getByRole('article'));
  expect(panel.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
  expect(panel.getByText('Faça seu orçamento')).toBeVisible();
});

test.each([
  ['legalizacao', ['COSCIP 42/18']],
  ['projetos', ['COSCIP 42/18', 'ABNT', 'NFPA', 'FM']],
  ['brigada', ['piscinas de uso coletivo', 'certificado pelo Corpo de Bombeiros é obrigatória']],
  ['extintor', ['aprovada pelo Inmetro', 'por 1 ano', 'por 5 anos']],
])('%s says what the spec wants said', (id, texts) => {
  renderPage(`/servicos#${id}`);
  for (const text of texts) expect(screen.getByRole('article')).toHaveTextContent(text);
});
