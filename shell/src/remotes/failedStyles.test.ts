import { dropFailedStyles } from './failedStyles';

const href = '/mfe_cart/1/CartPanel.css';
let state: jest.SpyInstance;
let arrived: string[];

beforeEach(() => {
  document.head.innerHTML = '';
  arrived = [];
  state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  Object.assign(performance, {
    getEntriesByName: (url: string) => (arrived.includes(url) ? [{}] : []),
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

const forbidden = Object.defineProperty({}, 'cssRules', {
  get() {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
});

const rules = { cssRules: [{}] };

function link(sheet: unknown, remote = 'mfe_cart'): HTMLLinkElement {
  const element = document.createElement('link');
  element.href = href;
  element.dataset.remote = remote;
  Object.defineProperty(element, 'sheet', { value: sheet, configurable: true });
  document.head.append(element);
  return element;
}

test.each([
  ['another digest', null],
  ['no answer', forbidden],
  ['an answer that there is none', { cssRules: [] }],
])('one with %s is taken away, so that it is asked for again', async (_name, sheet) => {
  const failed = link(sheet);
  await dropFailedStyles('mfe_cart');
  expect(failed).not.toBeInTheDocument();
});

test('one that is in use stays, and so does that of another remote', async () => {
  const links = [link(rules), link(null, 'mfe_account')];
  await dropFailedStyles('mfe_cart');
  for (const it of links) expect(it).toBeInTheDocument();
});

test('one that failed before the page has come is not waited for', async () => {
  state.mockReturnValue('interactive');
  const failed = link(null);
  arrived = [failed.href];
  await dropFailedStyles('mfe_cart');
  expect(failed).not.toBeInTheDocument();
});

describe('one that is still on its way', () => {
  beforeEach(() => state.mockReturnValue('interactive'));

  test('is waited for', async () => {
    const late = link(null);
    const dropped = dropFailedStyles('mfe_cart');
    Object.defineProperty(late, 'sheet', { value: rules });
    late.dispatchEvent(new Event('load'));
    await dropped;
    expect(late).toBeInTheDocument();
  });

  test.each([
    ['fails', (late: HTMLLinkElement) => late.dispatchEvent(new Event('error'))],
    ['has failed when everything else is there', () => window.dispatchEvent(new Event('load'))],
  ])('goes when it %s', async (_name, end) => {
    const late = link(null);
    const dropped = dropFailedStyles('mfe_cart');
    end(late);
    await dropped;
    expect(late).not.toBeInTheDocument();
  });
});
