import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { className, screenStyles } from './className';

const folder = temporaryFolderPerTest();

function styleSheet(text: string): string {
  const file = path.join(folder(), 'Card.module.css');
  writeFileSync(file, text);
  return file;
}

test('class names are short, unique within a file, and the same in every build', () => {
  const file = styleSheet('.card { color: red } .card:hover .title-2, .price { width: .5rem } @keyframes turn {}');
  const names = ['card', 'title-2', 'price'].map((local) => className('mfe-catalog', file, local, true));
  expect(names.map((name) => name.slice(0, -5))).toEqual(['a', 'b', 'c']);
  expect(new Set(names.map((name) => name.slice(-5))).size).toBe(1);
  expect(className('mfe-catalog', file, 'price', true)).toBe(names[2]);
});

test('800 classes of one file get different names', () => {
  const locals = Array.from({ length: 800 }, (_, index) => `class${index}`);
  const file = styleSheet(locals.map((local) => `.${local} {}`).join(''));
  const names = locals.map((local) => className('shell', file, local, true));
  expect(new Set(names).size).toBe(800);
  for (const name of names) expect(name).toMatch(/^[a-z]{1,3}[\w-]{5}$/);
});

test('names in releases cannot be words', () => {
  for (let index = 0; index < 200; index += 1) {
    const name = className('shell', styleSheet(`.card${index} {}`), `card${index}`, true);
    expect(name).toMatch(/^[a-z](?=[\w-]*[A-Z\d_])[\w-]{5}$/);
  }
});

test('names depend on the package and the file’s classes; in development they depend on the file alone', () => {
  const first = '.card {} @keyframes turn {}';
  const nameIn = (text: string, local = 'card', short = true, name = 'shell') =>
    className(name, styleSheet(text), local, short);
  const released = nameIn(first);
  expect(nameIn(first, 'card', true, 'mfe-cart')).not.toBe(released);
  expect(nameIn(`${first} .title {}`)).not.toBe(released);
  // A keyframe name is no class, so it is not replaced by a letter.
  expect(nameIn(first, 'turn')).toMatch(/^turn-[\w-]{5}$/);
  const own = nameIn(first, 'card', false);
  expect(own).toMatch(/^card-[\w-]{5}$/);
  expect(nameIn('.card { color: red }', 'card', false)).toBe(own);
  expect(own.slice(-5)).not.toBe(released.slice(-5));
});

test('a style sheet for print, forced colours or later shares the class names of the style sheet beside it', () => {
  const card = styleSheet('.card {}');
  for (const kind of ['print', 'forced', 'later'])
    expect(screenStyles(path.join(folder(), `Card.${kind}.module.css`))).toBe(card);
  expect(screenStyles(card)).toBe(card);
});
