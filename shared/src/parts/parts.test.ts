import type { MountablePart } from '../contracts';
import { mountAlone, sampleContext } from './index';
import { replaceable } from './replaceable';

const product = { id: 'AP-10L', name: 'Extintor de água 10 L', price: 180, imagePath: '/favicon.svg' };

afterEach(() => document.body.replaceChildren());

/** Part that shows a text and its props, and counts its ends. */
function textPart(text: string, ends: string[] = []): MountablePart<{ readonly name: string }> {
  return {
    render: ({ name }) => `${text} ${name}`,
    mount(element, { name }, { hydrate }) {
      if (!hydrate) element.append(`${text} ${name}`);
      return { update: (props) => element.replaceChildren(`${text} ${props.name}`), unmount: () => ends.push(text) };
    },
  };
}

describe('sampleContext', () => {
  test('keeps the cart and the address, and tells its subscribers', () => {
    const context = sampleContext();
    const listener = jest.fn();
    const end = context.subscribe(listener);
    const before = context.read();
    context.dispatch({ type: 'addToCart', product });
    expect(before.cart).toEqual([]);
    context.dispatch({ type: 'changeQuantity', id: product.id, by: 1 });
    expect(context.read().cart).toEqual([{ ...product, quantity: 2 }]);
    context.dispatch({ type: 'clearCart' });
    context.dispatch({ type: 'navigate', to: '/contato?produto=AP-10L#form' });
    expect(context.read()).toMatchObject({
      cart: [],
      location: { pathname: '/contato', search: '?produto=AP-10L', hash: '#form' },
    });
    expect(listener).toHaveBeenCalledTimes(4);
    end();
    context.dispatch({ type: 'openCart' });
    expect(listener).toHaveBeenCalledTimes(4);
    expect(context.commands.map(({ type }) => type)).toEqual([
      'addToCart',
      'changeQuantity',
      'clearCart',
      'navigate',
      'openCart',
    ]);
    expect(context.readServer().cart).toEqual([]);
  });
});

test('mountAlone shows the part in the page', () => {
  mountAlone(textPart('Olá,'), { name: 'Ana' });
  expect(document.querySelector('main')).toHaveTextContent('Olá, Ana');
});

describe('replaceable', () => {
  const options = { context: sampleContext(), onError: jest.fn(), onRecovered: jest.fn() };

  /** Runs versions of a module one after the other, as a development server does. */
  function createModule() {
    let data: { versions?: unknown } | undefined;
    return (part: MountablePart<{ readonly name: string }>) =>
      replaceable(part, {
        data,
        dispose(keep) {
          data = {};
          keep(data);
        },
      });
  }

  test('mounts a saved version where the one before is, with the newest props', () => {
    const run = createModule();
    const ends: string[] = [];
    const element = document.createElement('div');
    const first = run(textPart('Antes', ends));
    const { update, unmount } = first.mount(element, { name: 'Ana' }, { ...options, hydrate: false });
    update({ name: 'Bia' });
    run(textPart('Depois', ends));
    expect(element).toHaveTextContent(/^Depois Bia$/);
    expect(ends).toEqual(['Antes']);
    unmount();
    expect(ends).toEqual(['Antes', 'Depois']);
    run(textPart('Fim', ends));
    expect(element).toHaveTextContent('Depois Bia');
  });
});
