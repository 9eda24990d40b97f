import { deployment, discoveryOf } from '../testing/discovery';
import { isDiscovery } from './isDiscovery';

const good = deployment('mfe_cart', '2', { previous: '1' });
const fileWith = (it: unknown) => ({ microFrontends: { mfe_cart: [it] } });

test.each([
  ['a file with deployments and an empty remote', discoveryOf({ mfe_cart: [good], mfe_account: [] })],
  ['a file without remotes', discoveryOf({})],
  ['a deployment without a digest, which the loader refuses', fileWith({ ...good, metadata: { version: '1' } })],
])('%s is a valid discovery file', (_what, file) => {
  expect(isDiscovery(file)).toBe(true);
});

test.each([
  ...[null, undefined, 'text', 42, [], {}],
  ...[null, 'mfe_cart', { mfe_cart: null }, { mfe_cart: {} }].map((microFrontends) => ({ microFrontends })),
  ...[
    null,
    {},
    { ...good, url: undefined },
    { ...good, fallbackUrl: 1 },
    { ...good, metadata: undefined },
    { ...good, metadata: { version: 1, integrity: '' } },
    { ...good, metadata: { version: '1', integrity: 5 } },
    { ...good, metadata: { version: '1', integrity: '', fallbackVersion: 1 } },
    { ...good, metadata: { version: '1', integrity: '', fallbackIntegrity: 1 } },
    { ...good, deployment: undefined },
    { ...good, deployment: { traffic: '100', default: true } },
    { ...good, deployment: { traffic: 100 } },
  ].map(fileWith),
])('%j is not a discovery file', (rubbish) => {
  expect(isDiscovery(rubbish)).toBe(false);
});
