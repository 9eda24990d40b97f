import { deployment, discoveryOf } from '../testing/discovery';
import { isDiscovery } from './isDiscovery';

const good = deployment('mfe_cart', '2', { previous: '1' });
const fileWith = (it: unknown) => ({ microFrontends: { mfe_cart: [it] } });

test('a discovery file is one, with remotes or without', () => {
  expect(isDiscovery(discoveryOf({ mfe_cart: [good], mfe_account: [] }))).toBe(true);
  expect(isDiscovery(discoveryOf({}))).toBe(true);
});

test('a deployment may lack its digest: the loader refuses that one alone', () => {
  expect(isDiscovery(fileWith({ ...good, metadata: { version: '1' } }))).toBe(true);
});

test.each([
  null,
  undefined,
  'text',
  42,
  [],
  {},
  { microFrontends: null },
  { microFrontends: 'mfe_cart' },
  { microFrontends: { mfe_cart: null } },
  { microFrontends: { mfe_cart: {} } },
  fileWith(null),
  fileWith({}),
  fileWith({ ...good, url: undefined }),
  fileWith({ ...good, fallbackUrl: 1 }),
  fileWith({ ...good, metadata: undefined }),
  fileWith({ ...good, metadata: { version: 1, integrity: '' } }),
  fileWith({ ...good, metadata: { version: '1', integrity: 5 } }),
  fileWith({ ...good, deployment: undefined }),
  fileWith({ ...good, deployment: { traffic: '100', default: true } }),
  fileWith({ ...good, deployment: { traffic: 100 } }),
])('%j is none, and no error', (rubbish) => {
  expect(isDiscovery(rubbish)).toBe(false);
});
