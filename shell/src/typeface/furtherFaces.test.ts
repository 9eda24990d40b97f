import { siteCharacters } from '@site/shared/font';
import { addFacesWhenNeeded } from './furtherFaces';

// Each test has its own function, since listeners of earlier tests remain on the document.
let addFaces: jest.Mock<Promise<unknown>, []>;
const subscribed = new Set<() => void>();
const subscribe = (listener: () => void) => {
  subscribed.add(listener);
  return () => subscribed.delete(listener);
};
const start = () => addFacesWhenNeeded({ subscribe, onIdle: (callback) => callback(), addFaces });

function type(text: string) {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  addFaces = jest.fn(() => Promise.resolve());
  subscribed.clear();
  document.body.textContent = siteCharacters;
});

test('a page in Portuguese loads no further faces', () => {
  start();
  type('José da Conceição: 2 × 10 m² – “ótimo” CO₂ 消火器');
  expect(addFaces).not.toHaveBeenCalled();
});

test.each(['Muñoz', 'Ångström', 'Łukasz', 'Nguyễn', '20 €', '«aqui»', 'Marca™'])(
  'a page with the text %s loads the further faces',
  async (name) => {
    document.body.textContent += name;
    start();
    expect(addFaces).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(subscribed.size).toBe(0);
  },
);

test.each([
  ['a typed name', () => ['Muñoz', 'Muñoz e Łukasz'].forEach(type)],
  [
    'a navigation to another page',
    () => {
      document.body.textContent += 'Ø 25 mm';
      for (const listener of subscribed) listener();
    },
  ],
])('the further faces are loaded after %s with a further character', (_what, then) => {
  start();
  then();
  expect(addFaces).toHaveBeenCalledTimes(1);
});

test('a failed load of the faces is repeated at the next further character, and then no more', async () => {
  addFaces.mockRejectedValueOnce(new Error('offline'));
  start();
  type('Muñoz');
  await Promise.resolve();
  type('Łukasz');
  await Promise.resolve();
  type('Nguyễn');
  expect(addFaces).toHaveBeenCalledTimes(2);
});
