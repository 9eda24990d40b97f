import { createStore, type PageMetadata } from '@site/shared';
import { contactAnswerId, contactFormAnchor, quotePath, readQuote, sentNumberId, sentPath } from '@site/shared/forms';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { servicos } from '../content/servicos';
import CompanyPage from './exposes/CompanyPage';
import ContactPage from './exposes/ContactPage';
import ContactSentPage from './exposes/ContactSentPage';
import HomePage from './exposes/HomePage';
import PrivacyPage from './exposes/PrivacyPage';
import ServicesPage from './exposes/ServicesPage';

const pages = {
  '/': HomePage,
  '/empresa': CompanyPage,
  '/servicos': ServicesPage,
  '/contato': ContactPage,
  '/contato/enviada': ContactSentPage,
  '/privacidade': PrivacyPage,
};
type Path = keyof typeof pages;
const all = Object.keys(pages) as Path[];

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

function siteAt(
  path: Path,
  navigation = createMemoryNavigation(path),
  onHead: (metadata: PageMetadata) => void = () => {},
): ReactNode {
  const Page = pages[path];
  return (
    <SiteHarness store={createStore()} navigation={navigation} setPageHead={onHead}>
      <Page />
    </SiteHarness>
  );
}

function serve(path: Path): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(siteAt(path));
  document.body.replaceChildren(container);
  return container;
}

async function hydrate(container: HTMLElement, path: Path, url: string = path) {
  const navigation = createMemoryNavigation(url);
  await act(async () => {
    root = hydrateRoot(container, siteAt(path, navigation));
  });
  return navigation;
}

test.each(all)(
  'the HTML of %s has one h1, no inline styles (refused by the CSP), unique ids and complete images',
  (path) => {
    const html = serve(path);
    expect(html.querySelectorAll('h1')).toHaveLength(1);
    expect(html.querySelectorAll('[style]')).toHaveLength(0);
    const [images, whole] = ['img', 'img[width][height][alt]'].map(
      (selector) => html.querySelectorAll(selector).length,
    );
    expect(whole).toBe(images);
    const ids = [...html.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(all)('%s hydrates without a mismatch and sets its metadata once', async (path) => {
  const found: PageMetadata[] = [];
  const container = serve(path);
  await act(async () => {
    root = hydrateRoot(
      container,
      siteAt(path, undefined, (metadata) => void found.push(metadata)),
    );
  });
  expect(found).toHaveLength(1);
  // The page for a sent message is of no use without one, so it has no canonical address.
  const canonicalPath = path === '/contato/enviada' ? undefined : path;
  expect(found[0]?.canonicalPath).toBe(canonicalPath);
  expect(found[0]?.description.length).toBeGreaterThan(50);
  expect(found[0]?.description.length).toBeLessThan(170);
});

test.each([
  ['that the server has filled in', 'Número: S-261129-7KQ2M, de 29/11/2026.'],
  ['of another host', ''],
])('/contato/enviada %s hydrates with the number of its address', async (_host, filledIn) => {
  const container = serve('/contato/enviada');
  const number = container.querySelector(`#${sentNumberId}`);
  number?.append(...(filledIn ? [filledIn] : []));
  await hydrate(container, '/contato/enviada', sentPath('S-261129-7KQ2M'));
  expect(container.querySelector(`#${sentNumberId}`)).toBe(number);
  expect(number).toHaveTextContent(/^Número: S-261129-7KQ2M, de 29\/11\/2026\.$/);
});

describe('without JavaScript', () => {
  test('/servicos has each panel inside the card that opens it', () => {
    const html = serve('/servicos');
    for (const { id } of servicos)
      expect(html.querySelector(`details#${id}:not([open]) > #detalhes-${id}`)).not.toBeNull();
  });
});

function fieldsOf(html: HTMLElement) {
  return (name: string) => {
    const element = html.querySelector<HTMLInputElement>(`[name=${name}]:not([type=radio])`);
    if (!element) throw new Error(`no field ${name}`);
    return element;
  };
}

test('/contato has the fields and the error elements that the server’s answer fills', () => {
  const form = serve('/contato').querySelector(`#${contactFormAnchor}`);
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    const control = form?.querySelector(`[data-field] [name=${name}]`);
    expect(form?.querySelector(`[id='${control?.id}-error']`)).toBeEmptyDOMElement();
  }
  expect(form?.querySelectorAll('[data-field] [name=preferredContact]')).toHaveLength(3);
  expect(form?.querySelector(`#${contactAnswerId}`)).toBeEmptyDOMElement();
});

test('/empresa keeps items open that were opened before hydration', async () => {
  const html = serve('/empresa');
  html.querySelectorAll('details')[1]?.setAttribute('open', '');
  await hydrate(html, '/empresa');
  expect([...html.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false, false]);
  expect(html).toHaveTextContent('procuram primeiro');
});

describe('/contato with a product in its address', () => {
  const address = quotePath({ fullName: 'Extintor Água 10 L' });
  const quote = readQuote(new URL(address, 'https://example.com').search);

  test('keeps the quote request that the server has written', async () => {
    const html = serve('/contato');
    const field = fieldsOf(html);
    // Sets the value in the HTML, as opposed to a typed one.
    field('subject').setAttribute('value', quote?.subject ?? '');
    field('message').textContent = quote?.message ?? '';
    await hydrate(html, '/contato', address);
    expect(field('subject')).toHaveValue(quote?.subject);
    expect(field('message')).toHaveValue(quote?.message);
  });

  test('writes the quote request if the server has not', async () => {
    const html = serve('/contato');
    await hydrate(html, '/contato', address);
    expect(fieldsOf(html)('subject')).toHaveValue('Orçamento: Extintor Água 10 L');
    expect(fieldsOf(html)('message')).toHaveValue(quote?.message);
  });

  test('keeps a typed text', async () => {
    const html = serve('/contato');
    fieldsOf(html)('message').value = 'Bom dia';
    await hydrate(html, '/contato', address);
    expect(fieldsOf(html)('subject')).toHaveValue('Orçamento: Extintor Água 10 L');
    expect(fieldsOf(html)('message')).toHaveValue('Bom dia');
  });
});

test.each(['/servicos', '/servicos#brigada'])(
  '%s keeps a card open that was opened before hydration, and puts it into the address',
  async (url) => {
    const html = serve('/servicos');
    html.querySelector('#contrato')?.setAttribute('open', '');
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const navigation = await hydrate(html, '/servicos', url);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([...html.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['contrato']);
    expect(navigation.getState().location.hash).toBe('#contrato');
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);
