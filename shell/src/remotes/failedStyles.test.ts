import { dropFailedStyles } from './failedStyles';

beforeEach(() => {
  document.head.innerHTML = '';
});

/** @param sheet as a browser gives it */
function style(sheet: unknown, remote = 'mfe_cart'): HTMLStyleElement {
  const element = document.createElement('style');
  element.dataset.href = '/mfe_cart/1/CartPanel.css';
  element.dataset.remote = remote;
  Object.defineProperty(element, 'sheet', { value: sheet });
  document.head.append(element);
  return element;
}

test.each([
  ['that the page’s policy refuses', null],
  ['that has lost its rules', { cssRules: [] }],
])('one %s is taken away, so that its file is asked for', (_name, sheet) => {
  const failed = style(sheet);
  dropFailedStyles('mfe_cart');
  expect(failed).not.toBeInTheDocument();
});

test('one that is in force stays, and so does that of another remote', () => {
  const styles = [style({ cssRules: [{}] }), style(null, 'mfe_account')];
  dropFailedStyles('mfe_cart');
  for (const it of styles) expect(it).toBeInTheDocument();
});
