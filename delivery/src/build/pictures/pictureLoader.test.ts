import path from 'node:path';
import pictureLoader, { type PictureLoaderOptions } from './pictureLoader';
import { recipe } from './pictureRecipe';
import { pictures } from './pictures';

const rule = pictures('/mfe-x/assets/', '../assets/', recipe);
/** With text, so that it stays as it is. */
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>A</text></svg>');

async function load(resourceQuery: string) {
  const emitted = new Map<string, Buffer>();
  const context = {
    getOptions: () => rule.options as PictureLoaderOptions,
    resourcePath: path.join('/package/src/images/servicos', 'brigada.svg'),
    resourceQuery,
    emitFile: (name: string, content: Buffer) => void emitted.set(name, content),
  };
  const module = await pictureLoader.call(context as never, drawing);
  return { module, emitted };
}

test('the module is the address of an image, which lies in the folder for all versions', async () => {
  const { module, emitted } = await load('?width=72-104');
  const [, name] = /^export default "\/mfe-x\/assets\/(brigada\.[\da-f]{8}\.svg)";$/.exec(module) ?? [];
  expect([...emitted]).toEqual([[`../assets/${name}`, drawing]]);
});

test('a query that says nothing of use is an error', async () => {
  await expect(load('?width=small')).rejects.toThrow('is not of the form');
});

test('images are pictures where their import says how wide they are shown', () => {
  const test = rule.test as RegExp;
  const query = rule.resourceQuery as RegExp;
  for (const file of ['a.svg', 'a.jpg', 'a.jpeg', 'a.png', 'a.webp', 'a.avif']) expect(file).toMatch(test);
  expect('a.woff2').not.toMatch(test);
  expect('?width=72-104').toMatch(query);
  expect('?ratio=2&width=72-104').toMatch(query);
  expect('').not.toMatch(query);
});

test('a change of the recipe reaches modules that webpack remembers', () => {
  expect(rule.options).toMatchObject({ recipe });
});
