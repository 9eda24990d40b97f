import { pin } from '../testing/discovery';
import { createUsedReleases } from './usedReleases';

test('a module is reported with the release of the HTML until another release is used', () => {
  const used = createUsedReleases({ mfe_catalog: pin('mfe_catalog', '1') });
  const listener = jest.fn();
  const stop = used.subscribe(listener);
  expect(used.of('mfe_catalog/ProductPage')?.version).toBe('1');
  expect(used.of('mfe_cart/CartPanel')).toBeUndefined();
  used.use('mfe_catalog/ProductsPage', pin('mfe_catalog', '2'));
  expect(used.of('mfe_catalog/ProductsPage')?.version).toBe('2');
  expect(used.of('mfe_catalog')?.version).toBe('2');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  used.use('mfe_catalog/ProductsPage', pin('mfe_catalog', '3'));
  expect(listener).toHaveBeenCalledTimes(1);
});
