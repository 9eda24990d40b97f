/** @jest-environment jsdom */
import { addStyles } from './addStyles';

test('addStyles adds one style sheet after those of others', () => {
  const rules = '.dialog{color:rgb(1,2,3)}.dialog p{color:rgb(4,5,6)}';
  const before = {} as CSSStyleSheet;
  const added = { replaceSync: jest.fn() } as unknown as CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [before] });
  jest.spyOn(window, 'CSSStyleSheet').mockImplementation(() => added);
  addStyles(rules);
  expect(added.replaceSync).toHaveBeenCalledWith(rules);
  expect(document.adoptedStyleSheets).toEqual([before, added]);
});
