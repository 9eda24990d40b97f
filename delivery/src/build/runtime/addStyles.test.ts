/** @jest-environment jsdom */
import { addStyles } from './addStyles';

const rules = '.dialog{color:rgb(1,2,3)}.dialog p{color:rgb(4,5,6)}';
const replaced: string[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('a browser with constructable style sheets gets one more adopted style sheet', () => {
  const before = {} as CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [before] });
  jest
    .spyOn(window, 'CSSStyleSheet')
    .mockImplementation(() => ({ replaceSync: (text: string) => replaced.push(text) }) as unknown as CSSStyleSheet);
  addStyles(rules);
  expect(replaced).toEqual([rules]);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(document.adoptedStyleSheets[0]).toBe(before);
});

test('without constructable style sheets the rules are added to a style sheet of the page', () => {
  jest.spyOn(window, 'CSSStyleSheet').mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  document.head.innerHTML = '<style>p { margin: 0 }</style>';
  document.body.innerHTML = '<div class="dialog"><p>Olá</p></div>';
  addStyles(rules);
  const sheet = document.styleSheets[0];
  expect(sheet?.cssRules).toHaveLength(2);
  expect(sheet?.cssRules[1]?.cssText.replaceAll(/\s/g, '')).toContain(rules.split('}')[0]);
});

test('addStyles does not throw if the page has no style sheet either', () => {
  jest.spyOn(window, 'CSSStyleSheet').mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  expect(() => addStyles(rules)).not.toThrow();
});
