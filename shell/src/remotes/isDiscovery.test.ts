import { deployment } from '../testing/discovery';
import { isDiscovery } from './isDiscovery';

const good = deployment('mfe_cart', '2', { previous: '1' });
const fileWith = (it: unknown) => ({ microFrontends: { mfe_cart: [it] } });

test.each([
  ...[null, undefined, 'text', 42, [], {}],
  ...[null, 'mfe_cart', { mfe_cart: null }, { mfe_cart: {} }].map((microFrontends) => ({ microFrontends })),
  ...[
    null,
    {},
    { ...good, url: undefined },
    { ...good, fallbackUrl: 1 },
    { ...good, metadata: { version: 1, integrity: '' } },
    { ...good, metadata: { version: '1', integrity: '', fallbackIntegrity: 1 } },
    { ...good, deployment: { traffic: '100', default: true } },
    { ...good, deployment: { traffic: 100 } },
  ].map(fileWith),
])('%j is not a discovery file', (rubbish) => {
  expect(isDiscovery(rubbish)).toBe(false);
});
