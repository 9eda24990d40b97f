import type { MountOptions, PartContext } from '@site/shared/contracts';
import { sampleConfig } from '@site/shared/standalone';
import { fireEvent, screen } from '@testing-library/react';
import * as react from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mountReact, type OwnReact } from './react';

// React of another major than the page's, under the names by which a team imports its own.
jest.mock('react', () => jest.requireActual('react-18'));
jest.mock('react-dom', () => jest.requireActual('react-dom-18'));
jest.mock('react-dom/client', () => jest.requireActual('react-dom-18/client'));
jest.mock('react-dom/server', () => jest.requireActual('react-dom-18/server'));

const { Component, createElement, Fragment, useEffect, useId, useState, useSyncExternalStore, version } = react;
const own = { Component, createElement, createRoot, hydrateRoot, flushSync } as OwnReact;

// The functions are asynchronous outside act(), as in a browser.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

interface Props {
  readonly name: string;
  /** Step in which the component throws. */
  readonly fails?: 'render' | 'effect';
}

const error = new Error('falha');
let quantity = 0;
const listeners = new Set<() => void>();
const state = (count: number) => ({ cart: Array.from({ length: count }, () => ({})) }) as never;
const states = new Map<number, never>();
const context: PartContext = {
  config: sampleConfig,
  read() {
    const known = states.get(quantity) ?? state(quantity);
    states.set(quantity, known);
    return known;
  },
  readServer: () => served,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dispatch() {
    quantity += 1;
    for (const listener of listeners) listener();
  },
};
const served = state(0);

function Page({ name, fails, context: site }: Props & { readonly context: PartContext }) {
  const [broken, setBroken] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const id = useId();
  const { cart } = useSyncExternalStore(site.subscribe, site.read, site.readServer);
  // React does not hydrate portals.
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (fails === 'effect') throw error;
  }, [fails]);
  if (broken || fails === 'render') throw error;
  return createElement(
    Fragment,
    null,
    createElement('label', { htmlFor: id }, name),
    createElement('input', { id }),
    createElement('output', null, cart.length),
    createElement('button', { type: 'button', onClick: () => site.dispatch({ type: 'openCart' }) }, 'Somar'),
    createElement('button', { type: 'button', onClick: () => setBroken(true) }, 'Quebrar'),
    isMounted && createPortal(createElement('button', { onClick: () => setBroken(true) }, 'Fora'), document.body),
  );
}

const prefix = 'promo';
const mountPage = mountReact<Props>(own, Page, prefix);
const htmlOf = (props: Props) =>
  renderToString(createElement(Page, { ...props, context: { ...context, read: () => served } }), {
    identifierPrefix: prefix,
  });

function mount(props: Props, html = '') {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const elements = [...element.children];
  const field = element.querySelector('input');
  if (field) field.value = 'digitado';
  const options = {
    context,
    hydrate: html !== '',
    onError: jest.fn(),
    onRecovered: jest.fn(),
  } satisfies MountOptions;
  const mounted = mountPage(element, props, options);
  ends.push(mounted.unmount);
  return { element, elements, options, ...mounted };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

beforeEach(() => {
  quantity = 0;
});
const mute = () => void jest.mocked(console.error).mockImplementation(() => {});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the adapter runs on a React of another major', () => expect(version).toMatch(/^18\./));

test('a component takes over its HTML with what was typed, and answers at once', () => {
  const { element, elements, options, unmount } = mount({ name: 'Nome' }, htmlOf({ name: 'Nome' }));
  expect([...element.children]).toEqual(elements);
  expect(screen.getByLabelText('Nome')).toHaveValue('digitado');
  press('Somar');
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(options.onRecovered).not.toHaveBeenCalled();
  unmount();
  expect(listeners.size).toBe(0);
});

test('without HTML a component is there at once, and takes new props', () => {
  const { update } = mount({ name: 'Nome' });
  const field = screen.getByLabelText('Nome');
  update({ name: 'Sobrenome' });
  expect(screen.getByLabelText('Sobrenome')).toBe(field);
});

test('altered HTML is replaced, and reported as recovered', () => {
  mute();
  const { options } = mount({ name: 'Nome' }, htmlOf({ name: 'Outro' }));
  expect(screen.getByLabelText('Nome')).toBeVisible();
  expect(options.onRecovered).toHaveBeenCalled();
  expect(options.onError).not.toHaveBeenCalled();
});

describe('a component that throws keeps its elements', () => {
  beforeEach(mute);

  test.each(['render', 'effect'] as const)('as it hydrates (%s)', (fails) => {
    const { element, elements, options } = mount({ name: 'Nome', fails }, htmlOf({ name: 'Nome' }));
    expect(options.onError.mock.calls).toEqual([[error]]);
    expect([...element.children]).toEqual(elements);
    expect(screen.getByLabelText('Nome')).toHaveValue('digitado');
  });

  test('later, with the focus, also after its end', async () => {
    const { element, options, unmount } = mount({ name: 'Nome' });
    const before = [...element.children];
    const field = screen.getByLabelText('Nome');
    field.focus();
    // In a portal: its events reach the component.
    await screen.findByRole('button', { name: 'Fora' });
    flushSync(() => press('Fora'));
    expect(options.onError.mock.calls).toEqual([[error]]);
    expect([...element.children]).toEqual(before);
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Fora' })).not.toBeInTheDocument();
    unmount();
    expect([...element.children]).toEqual(before);
  });

  test('on an update', () => {
    const { element, options, update } = mount({ name: 'Nome' });
    const before = [...element.children];
    update({ name: 'Nome', fails: 'render' });
    expect(options.onError.mock.calls).toEqual([[error]]);
    expect([...element.children]).toEqual(before);
  });
});
