import { renderInSite } from '@site/shared/testing';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesPage } from './ServicesPage';

/** Finds the summary of a card, which has no role in jsdom. */
function card(id: string): HTMLElement {
  const summary = document.querySelector<HTMLElement>(`#${id} > summary`);
  if (!summary) throw new Error(`no card ${id}`);
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
const press = async (id: string) => {
  await userEvent.click(card(id));
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

test('a click on another card closes the first one, even in browsers without exclusive details', async () => {
  const { navigation } = renderPage();
  for (const element of document.querySelectorAll('details')) expect(element).toHaveAttribute('name', 'servico');
  await press('projetos');
  await press('brigada');
  expect(openCards()).toEqual(['brigada']);
  expect(navigation.getState()).toMatchObject({ action: 'REPLACE', location: { hash: '#brigada' } });
});

test.each([
  ['#brigada', ['brigada']],
  ['#detalhes-brigada', ['brigada']],
  ['#outro', []],
])('/servicos%s opens the cards %j', (hash, open) => {
  renderPage(`/servicos${hash}`);
  expect(openCards()).toEqual(open);
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
  await press('legalizacao');
  await userEvent.click(within(panelOf('legalizacao')).getByRole('button', { name: 'Fechar detalhes' }));
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) frame(0);
  expect(card('legalizacao')).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
