import { renderInSite } from '@site/shared/testing';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesPage } from './ServicesPage';

const ids = ['legalizacao', 'projetos', 'instalacao', 'contrato', 'brigada', 'extintor'];
const titles = {
  Legalização: 'legalizacao',
  Projetos: 'projetos',
  Contrato: 'contrato',
  Brigada: 'brigada',
} as const;

/** Finds the summary of a card, which has no role in jsdom. */
function card(name: keyof typeof titles): HTMLElement {
  const summary = document.querySelector<HTMLElement>(`#${titles[name]} > summary`);
  if (!summary) throw new Error(`no card ${name}`);
  expect(summary).toHaveTextContent(new RegExp(`^${name}`));
  return summary;
}
const openCards = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const panelOf = (id: string) => {
  const panel = document.querySelector<HTMLElement>(`#${id} > article`);
  if (!panel) throw new Error(`no panel of ${id}`);
  return panel;
};
/** Waits for the toggle events, which are dispatched asynchronously. */
const told = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const press = async (name: keyof typeof titles) => {
  await userEvent.click(card(name));
  await told();
};
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.scrollTo = () => {};
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => jest.restoreAllMocks());

const renderPage = (at = '/servicos') => renderInSite(<ServicesPage />, { at });

test('the page has six closed cards in the spec’s order, each with its panel', () => {
  renderPage();
  const cards = [...document.querySelectorAll('details')];
  expect(cards.map(({ id }) => id)).toEqual(ids);
  expect(openCards()).toEqual([]);
  for (const id of ids) {
    const panel = panelOf(id);
    expect(document.querySelector(`#${id} > summary`)).toHaveAttribute('aria-controls', panel.id);
    expect(panel).toHaveAccessibleName(document.querySelector(`#${id} > summary > span`)?.textContent ?? '');
  }
});

test('a click opens the details and updates the address; another click closes them', async () => {
  const { navigation } = renderPage('/servicos?origem=rodape');
  await press('Contrato');
  expect(openCards()).toEqual(['contrato']);
  expect(navigation.getState().location).toMatchObject({ search: '?origem=rodape', hash: '#contrato' });
  await press('Contrato');
  expect(openCards()).toEqual([]);
  expect(navigation.getState().location.hash).toBe('');
});

test('a click on another card closes the first one, even in browsers without exclusive details', async () => {
  const { navigation } = renderPage();
  for (const element of document.querySelectorAll('details')) expect(element).toHaveAttribute('name', 'servico');
  await press('Projetos');
  await press('Brigada');
  expect(openCards()).toEqual(['brigada']);
  expect(navigation.getState()).toMatchObject({ action: 'REPLACE', location: { hash: '#brigada' } });
});

test('opened details are scrolled into view and their heading is focused', async () => {
  renderPage();
  await press('Legalização');
  const panel = within(panelOf('legalizacao'));
  await waitFor(() => expect(panel.getByRole('heading', { level: 3 })).toHaveFocus());
  expect(scrollIntoView.mock.contexts).toEqual([panelOf('legalizacao')]);
});

test('the close button closes the details and focuses the card', async () => {
  renderPage();
  await press('Legalização');
  await userEvent.click(within(panelOf('legalizacao')).getByRole('button', { name: 'Fechar detalhes' }));
  await told();
  expect(openCards()).toEqual([]);
  expect(card('Legalização')).toHaveFocus();
});

test.each([
  ['#brigada', ['brigada']],
  ['#detalhes-brigada', ['brigada']],
  ['#outro', []],
])('/servicos%s opens the cards %j', (hash, open) => {
  renderPage(`/servicos${hash}`);
  expect(openCards()).toEqual(open);
});

test('a change of the address opens and closes the cards', async () => {
  const { navigation } = renderPage('/servicos#brigada');
  act(() => navigation.navigator.push('/servicos#extintor'));
  expect(openCards()).toEqual(['extintor']);
  await told();
  act(() => navigation.navigator.push('/servicos'));
  await told();
  expect(openCards()).toEqual([]);
  expect(navigation.getState().location.hash).toBe('');
});

const chat = (service: string) =>
  `https://wa.me/5521999990000?text=Ol%C3%A1%2C%20gostaria%20de%20um%20or%C3%A7amento%20para%20${service}`;

test.each([
  ['legalizacao', 'Faça seu orçamento', chat('Legaliza%C3%A7%C3%A3o%20junto%20ao%20Corpo%20de%20Bombeiros')],
  ['brigada', 'Brigada de Incêndio', chat('Brigada%20de%20Inc%C3%AAndio')],
  ['extintor', 'Reteste de Mangueiras', chat('Reteste%20de%20Mangueiras')],
])('in %s the link "%s" opens the chat in a new tab', (id, name, url) => {
  renderPage(`/servicos#${id}`);
  const link = within(panelOf(id)).getByRole('link', { name });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('details closed before the next frame are neither focused nor scrolled to', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  renderPage();
  await press('Legalização');
  await userEvent.click(within(panelOf('legalizacao')).getByRole('button', { name: 'Fechar detalhes' }));
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) frame(0);
  expect(card('Legalização')).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
