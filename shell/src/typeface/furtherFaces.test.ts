import { siteCharacters } from '@site/shared/font';
import { addFacesWhenNeeded } from './furtherFaces';

// One for each test: what has not been needed listens on.
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

test('a page that is written in Portuguese needs none', () => {
  start();
  type('José da Conceição: 2 × 10 m² – “ótimo” CO₂ 消火器');
  expect(addFaces).not.toHaveBeenCalled();
});

test.each(['Muñoz', 'Ångström', 'Łukasz', 'Nguyễn', '20 €', '«aqui»', 'Marca™'])(
  'one that says %s does',
  async (name) => {
    document.body.textContent += name;
    start();
    expect(addFaces).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(subscribed.size).toBe(0);
  },
);

test.each([
  ['a name that is typed', () => ['Muñoz', 'Muñoz e Łukasz'].forEach(type)],
  [
    'a page that the visitor goes to',
    () => {
      document.body.textContent += 'Ø 25 mm';
      for (const listener of subscribed) listener();
    },
  ],
])('so does %s', (_what, then) => {
  start();
  then();
  expect(addFaces).toHaveBeenCalledTimes(1);
});

test('where they can’t be had, they are asked for again the next time, and then no more', async () => {
  addFaces.mockRejectedValueOnce(new Error('offline'));
  start();
  type('Muñoz');
  await Promise.resolve();
  type('Łukasz');
  await Promise.resolve();
  type('Nguyễn');
  expect(addFaces).toHaveBeenCalledTimes(2);
});
