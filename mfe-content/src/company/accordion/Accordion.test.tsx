import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const button = (name: string) => screen.getByRole('button', { name });
const mission = /Proteger vidas e patrimônio/;

test('has Missão, Visão, Valores and Serviços as buttons in headings, closed', () => {
  renderInSite(<Accordion />);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Missão', 'Visão', 'Valores', 'Serviços']);
  for (const heading of headings) expect(heading.querySelector('button')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(mission)).not.toBeInTheDocument();
});

test('a button opens its region, which it names and controls', () => {
  renderInSite(<Accordion />);
  fireEvent.click(button('Missão'));
  const region = screen.getByRole('region', { name: 'Missão' });
  expect(region).toHaveTextContent(mission);
  expect(button('Missão')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Missão')).toHaveAttribute('aria-controls', region.id);
});

test('several may be open at once', () => {
  renderInSite(<Accordion />);
  for (const name of ['Missão', 'Visão', 'Valores', 'Serviços']) fireEvent.click(button(name));
  for (const name of ['Missão', 'Visão', 'Valores', 'Serviços']) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
});

describe('closing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('removes the content after 500 ms (spec 4)', () => {
    renderInSite(<Accordion />);
    fireEvent.click(button('Missão'));
    fireEvent.click(button('Missão'));
    expect(button('Missão')).toHaveAttribute('aria-expanded', 'false');
    advance(499);
    expect(screen.getByText(mission)).toBeInTheDocument();
    advance(1);
    expect(screen.queryByText(mission)).not.toBeInTheDocument();
  });

  test('is called off by opening again', () => {
    renderInSite(<Accordion />);
    fireEvent.click(button('Missão'));
    fireEvent.click(button('Missão'));
    advance(300);
    fireEvent.click(button('Missão'));
    advance(1000);
    expect(screen.getByText(mission)).toBeInTheDocument();
  });
});

test('works by keyboard', async () => {
  renderInSite(<Accordion />);
  await userEvent.tab();
  expect(button('Missão')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(mission)).toBeInTheDocument();
  await userEvent.tab();
  expect(button('Visão')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('region', { name: 'Visão' })).toBeVisible();
});

test('Serviços leads to each of the six', async () => {
  renderInSite(<Accordion />);
  await userEvent.click(button('Serviços'));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Contrato de manutenção preventiva' })).toHaveAttribute(
    'href',
    '/servicos.html#contrato',
  );
});
