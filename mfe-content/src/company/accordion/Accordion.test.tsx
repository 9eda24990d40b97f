import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Accordion } from './Accordion';

const mission = /Proteger vidas e patrimônio/;

/** Finds the summary of an item, which has no role in jsdom. */
function summary(name: string): HTMLElement {
  const element = screen.getByRole('heading', { level: 3, name }).closest('summary');
  if (!element) throw new Error(`${name} is no summary`);
  return element;
}
const isOpen = (name: string) => summary(name).closest('details')?.open;

describe('a closed item', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  /** Dispatches the toggle event, which jsdom fires at a time of its own. */
  const told = (name: string) => fireEvent(summary(name).closest('details') ?? summary(name), new Event('toggle'));
  const press = (name: string) => {
    fireEvent.click(summary(name));
    told(name);
  };

  /** Renders an item that was opened, and closed some ms ago. */
  function renderClosed(ms: number) {
    renderInSite(<Accordion />);
    press('Missão');
    press('Missão');
    expect(isOpen('Missão')).toBe(false);
    advance(ms);
  }

  test('loses its content after 500 ms (spec 4)', () => {
    renderClosed(499);
    expect(screen.getByText(mission)).toBeInTheDocument();
    advance(1);
    expect(screen.queryByText(mission)).not.toBeInTheDocument();
  });

  test('keeps its content if it is opened again within 500 ms', () => {
    renderClosed(300);
    press('Missão');
    advance(1000);
    expect(screen.getByText(mission)).toBeInTheDocument();
  });

  test.each([
    // The browser's toggle event follows later.
    ['as soon as it is clicked', () => fireEvent.click(summary('Missão'))],
    [
      'when something other than a click opens it',
      () => {
        summary('Missão').closest('details')?.toggleAttribute('open', true);
        told('Missão');
      },
    ],
  ])('gets its removed content back %s', (_when, open) => {
    renderClosed(500);
    open();
    expect(screen.getByText(mission)).toBeInTheDocument();
  });
});

test('removed content is shown while the page is printed', () => {
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
