import { pairElements } from './pairElements';

function elementsOf(html: string): Element[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('*')];
}

/** @returns `data-new` of the element that replaces the one with `data-old` */
function successor(before: string, after: string): string | undefined {
  const olds = elementsOf(before);
  const old = olds.find((element) => element.hasAttribute('data-old'));
  if (!old) throw new Error('No element has the attribute data-old');
  return pairElements(olds, elementsOf(after))(old)?.getAttribute('data-new') ?? undefined;
}

test.each([
  ['its id', '<p id="a" data-old></p><p id="b"></p>', '<p id="b" data-new="b"></p><p id="a" data-new="a"></p>', 'a'],
  [
    'the name of a field',
    '<input name="email" data-old><input name="name">',
    '<input name="name" data-new="name"><input name="email" data-new="email">',
    'email',
  ],
  [
    'the value of a choice',
    '<input type="radio" name="by" value="email"><input type="radio" name="by" value="phone" data-old>',
    '<input type="radio" name="by" value="phone" data-new="phone"><input type="radio" name="by" value="email">',
    'phone',
  ],
  [
    'the class of a choice without a name',
    '<input type="checkbox" class="a" data-old><input type="checkbox">',
    '<input type="checkbox" class="a" data-new="1">',
    '1',
  ],
  [
    'its position among equal elements',
    '<input type="radio" name="image"><input type="radio" name="image" data-old>',
    '<input type="radio" name="image" data-new="1"><input type="radio" name="image" data-new="2">',
    '2',
  ],
  [
    'its label, if its class has changed',
    '<button class="a" aria-label="Plus" data-old></button><button class="a" aria-label="Minus"></button>',
    '<button class="b" aria-label="Minus"></button><button class="b" aria-label="Plus" data-new="plus"></button>',
    'plus',
  ],
  ['its link', '<a href="/a" data-old></a>', '<a href="/b"></a><a href="/a" class="x" data-new="a"></a>', 'a'],
  [
    'its class, if a translator changed its label',
    '<button class="a" aria-label="Open" data-old></button>',
    '<button class="b"></button><button class="a" aria-label="Abrir" data-new="abrir"></button>',
    'abrir',
  ],
])('an element is paired by %s', (_how, before, after, expected) => {
  expect(successor(before, after)).toBe(expected);
});

test('elements of extensions do not affect the pairs', () => {
  const foreign = '<div></div><input type="text"><button class="fill"></button><textarea></textarea>';
  const own = '<input name="name" type="text"><details class="a"></details><details class="a"';
  expect(
    successor(
      `${foreign}${own} data-old></details>${foreign}`,
      '<input name="name" type="text"><details class="a" data-new="1"></details><details class="a" data-new="2"></details>',
    ),
  ).toBe('2');
});

test.each([
  ['a field without a name', '<input class="a" data-old>', '<input class="a" data-new="1">'],
  ['a field of another name', '<input name="email" data-old>', '<input name="password" data-new="1">'],
  [
    'a choice of another value',
    '<input type="checkbox" class="a" name="a" value="1" data-old>',
    '<input type="checkbox" class="a" name="a" value="2" data-new="1">',
  ],
  ['a field of another kind', '<input name="a" type="text" data-old>', '<input name="a" type="password" data-new="1">'],
  ['an element of another tag', '<a class="a" data-old></a>', '<b class="a" data-new="1"></b>'],
  [
    'an element with more equals than before',
    '<p class="a" data-old></p>',
    '<p class="a" data-new="1"></p><p class="a"></p>',
  ],
  ['an element without identifying attributes', '<p data-old></p>', '<p data-new="1"></p>'],
  ['an element with an id made by React', '<p id="_R_1_" data-old></p>', '<p id="_R_1_" data-new="1"></p>'],
])('%s is paired with no element', (_what, before, after) => {
  expect(successor(before, after)).toBeUndefined();
});
