import { expect } from '@playwright/test';
import { test } from '../test';
import { the } from '../visitor';

const footer = the('contentinfo');

for (const [order, path, tag] of [
  ['as the first interaction', 'open', '@phone'],
  ['after the page has started', 'openStarted', '@desktop'],
] as const) {
  test(`Back restores the position scrolled to ${order}, and Forward the next page`, { tag }, async ({ visitor }) => {
    await visitor[path]('/produtos');
    await visitor.goToFoot();
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
