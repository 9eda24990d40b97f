import { expect } from '@playwright/test';
import { test } from '../test';
import { the } from '../visitor';

const footer = the('contentinfo');
const menu = the('dialog', 'Menu');
const menuButton = the('button', 'Abrir menu');

test('the menu opens, closes with the focus where it was, and leads on', { tag: '@phone' }, async ({
  visitor,
  size,
}) => {
  test.skip(!size.isTouch, 'large screens have no menu');
  await visitor.openStarted('/empresa');
  await visitor.tap(menuButton);
  await visitor.sees(the('link', 'Contato', menu));
  await visitor.press('Escape');
  await visitor.seesNo(menu);
  await visitor.seesFocusOn(menuButton);
  await visitor.tap(menuButton);
  await visitor.tap(the('link', 'Produtos', menu));
  await visitor.isAt('/produtos');
  await visitor.seesNo(menu);
  await visitor.tap(menuButton);
  await visitor.goBack();
  await visitor.seesNo(menu);
});

for (const [order, path, tag] of [
  ['the very first thing', 'open', []],
  ['once the page has started', 'openStarted', ['@desktop']],
] as const) {
  test(`back finds the place where to scroll was ${order}, and forward the page`, { tag: [...tag] }, async ({
    visitor,
  }) => {
    await visitor[path]('/produtos');
    await visitor.press('End');
    await visitor.isAtFoot();
    const link = the('link', 'Empresa', footer);
    await visitor.bringIntoView(link);
    const place = await visitor.scrolled();
    expect(place).toBeGreaterThan(1000);
    await visitor.tap(link);
    await visitor.isAt('/empresa');
    await visitor.sees('Preparamos prédios para o pior dia deles');
    await visitor.isScrolledTo(0);
    await visitor.goBack();
    await visitor.isAt('/produtos');
    await visitor.isScrolledTo(place);
    await visitor.goForward();
    await visitor.isAt('/empresa');
    await visitor.sees('Preparamos prédios para o pior dia deles');
  });
}
