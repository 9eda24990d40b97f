import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const titles = ['Missão', 'Visão', 'Valores', 'Serviços'];
const mission = /Proteger vidas e patrimônio/;

/** What is pressed: jsdom gives it no role. */
function summary(name: string): HTMLElement {
  const element = screen.getByRole('heading', { level: 3, name }).closest('summary');
  if (!element) throw new Error(`${name} is no summary`);
  return element;
}
const isOpen = (name: string) => summary(name).closest('details')?.open;

test('has Missão, Visão, Valores and Serviços as headings that open their region, several at once', () => {
  renderInSite(<Accordion />);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(titles);
  expect(titles.map(isOpen)).toEqual([false, false, false, false]);
  for (const name of titles) fireEvent.click(summary(name));
  expect(titles.map(isOpen)).toEqual([true, true, true, true]);
  const region = screen.getByRole('region', { name: 'Missão' });
  expect(region).toHaveTextContent(mission);
  expect(summary('Missão')).toHaveAttribute('aria-controls', region.id);
});

describe('closing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  /** A browser says a moment later that it was opened or closed; jsdom by a clock of its own. */
  const told = (name: string) => fireEvent(summary(name).closest('details') ?? summary(name), new Event('toggle'));
  const press = (name: string) => {
    fireEvent.click(summary(name));
    told(name);
  };

  /** Opened, and closed so many ms ago. */
  function renderClosed(ms: number) {
    renderInSite(<Accordion />);
    press('Missão');
    press('Missão');
    expect(isOpen('Missão')).toBe(false);
    advance(ms);
  }

  test('removes the content after 500 ms (spec 4)', () => {
    renderClosed(499);
    expect(screen.getByText(mission)).toBeInTheDocument();
    advance(1);
    expect(screen.queryByText(mission)).not.toBeInTheDocument();
  });

  test('is called off by opening again', () => {
    renderClosed(300);
    press('Missão');
    advance(1000);
    expect(screen.getByText(mission)).toBeInTheDocument();
  });

  test.each([
    // The browser has not said anything yet.
    ['before it is shown', () => fireEvent.click(summary('Missão'))],
    [
      'also where something else than a click opens it',
      () => {
        summary('Missão').closest('details')?.toggleAttribute('open', true);
        told('Missão');
      },
    ],
  ])('what was removed is back %s', (_when, open) => {
    renderClosed(500);
    open();
    expect(screen.getByText(mission)).toBeInTheDocument();
  });
});

test('what was removed is back while the page is printed', () => {
  jest.useFakeTimers();
  renderInSite(<Accordion />);
  const details = summary('Missão').closest('details');
  if (details) fireEvent(details, new Event('toggle'));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByText(mission)).not.toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText(mission)).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(mission)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('Serviços leads to each of the six', async () => {
  renderInSite(<Accordion />);
  await userEvent.click(summary('Serviços'));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Contrato de manutenção preventiva' })).toHaveAttribute(
    'href',
    '/servicos.html#contrato',
  );
});
