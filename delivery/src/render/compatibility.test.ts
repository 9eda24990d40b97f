import { samplePlan } from '../testing/samplePlan';
import { sampleCart, sampleContent, sampleShell } from '../testing/sampleReleases';
import { checkCompatibility } from './compatibility';
import { PublishError } from './plan';

type Packages = Parameters<typeof samplePlan>[0];

const shell = (shared: string, version = '1.0.0') => sampleShell(version, { shared });
const cart = (shared: string, version = '1.0.0') => sampleCart(version, { shared });
const uses = ['mfe_cart/CartPanel'];
const withPanel = sampleCart('1.0.0');
const withoutPanel = sampleCart('1.0.1', { modules: { Panel: '""' } });
const content = sampleContent('1.0.0');
const user = sampleContent('1.0.1', { uses });

test.each<[string, Packages, string | null]>([
  ['a range is met by both shells', [{ live: shell('1.2.0'), canary: shell('1.3.0') }, { live: cart('^1.0.0') }], null],
  [
    'a range is not met',
    [{ live: shell('2.0.0') }, { live: cart('^1.0.0') }],
    'mfe-cart 1.0.0 accepts @site/shared ^1.0.0; shell 1.0.0 brings 2.0.0',
  ],
  [
    'a range is not met by the combination of two canaries',
    [
      { live: shell('1.1.0'), canary: shell('2.0.0', '1.0.1') },
      { live: cart('>=1'), canary: cart('^1.1.0', '1.0.1') },
    ],
    'mfe-cart 1.0.1 accepts @site/shared ^1.1.0; shell 1.0.1 brings 2.0.0',
  ],
  [
    'the range of a fallback release is not checked',
    [{ live: shell('2.0.0') }, { live: cart('^2.0.0'), previous: cart('^1.0.0') }],
    null,
  ],
  ['a module that another package loads exists', [{ live: withPanel }, { live: user }], null],
  [
    'a module that another package loads is missing',
    [{ live: withoutPanel }, { live: user }],
    'mfe-cart 1.0.1 has no module CartPanel, which mfe-content 1.0.1 loads',
  ],
  [
    'only a canary loads a missing module',
    [{ live: withoutPanel }, { live: content, canary: user }],
    'mfe-cart 1.0.1 has no module CartPanel, which mfe-content 1.0.1 loads',
  ],
  ['a module is missing in a fallback release', [{ live: withPanel, previous: withoutPanel }, { live: user }], null],
  ['a package with a used module was never deployed', [{ live: sampleShell('1.0.0') }, { live: user }], null],
])('%s', (_what, packages, complaint) => {
  const check = () => checkCompatibility(samplePlan(packages).plan);
  if (complaint === null) return check();
  expect(check).toThrow(new PublishError(complaint));
  const named = complaint.match(/shell|mfe-\w+(?= \d)/g);
  expect(check).toThrow(expect.objectContaining({ packages: named }));
});
