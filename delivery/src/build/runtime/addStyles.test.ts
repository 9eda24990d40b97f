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

test('a browser that makes style sheets by script is given one more', () => {
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

test('one that does not takes the rules into a style sheet of the page', () => {
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

test('one that has neither shows the page as it is', () => {
  jest.spyOn(window, 'CSSStyleSheet').mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  expect(() => addStyles(rules)).not.toThrow();
});
