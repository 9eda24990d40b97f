import { samplePlan } from '../testing/samplePlan';
import { sampleRemote, sampleShell } from '../testing/sampleReleases';
import { canariesFor, combinationName, combinationsOf, selectionOf } from './combinations';

const remote = (name: string, since?: number) => ({
  live: sampleRemote(name, '1.0.0', {}),
  ...(since !== undefined && { canary: sampleRemote(name, '1.0.1', {}), since }),
});

test('two packages have four combinations; the first is that without canaries', () => {
  expect(combinationsOf([])).toEqual([[]]);
  expect(combinationsOf(['mfe-cart', 'shell'])).toEqual([[], ['shell'], ['mfe-cart'], ['mfe-cart', 'shell']]);
});

test('a combination is named by its packages in sorted order', () => {
  expect(combinationName([])).toBe('');
  expect(combinationName(['shell', 'mfe-cart'])).toBe('mfe_cart+shell');
  expect(combinationName(['mfe-a-b', 'mfe-a0'])).toBe('mfe_a0+mfe_a_b');
});

test('a selection has the canaries of the combination, and live releases of the other packages', () => {
  const { plan } = samplePlan([{ live: sampleShell('1.0.0') }, remote('mfe-cart', 1), remote('mfe-catalog', 2)]);
  const versions = (...combination: string[]) =>
    [...selectionOf(plan, combination)].map(([name, { version }]) => `${name} ${version}`);
  expect(versions()).toEqual(['mfe-cart 1.0.0', 'mfe-catalog 1.0.0', 'shell 1.0.0']);
  expect(versions('mfe-cart')).toEqual(['mfe-cart 1.0.1', 'mfe-catalog 1.0.0', 'shell 1.0.0']);
  // A package without a canary keeps its live release.
  expect(versions('mfe-catalog', 'shell')).toEqual(['mfe-cart 1.0.0', 'mfe-catalog 1.0.1', 'shell 1.0.0']);
});

test('a page has the canaries of its packages, at most three: the one published first is left out', () => {
  const { plan } = samplePlan([
    remote('mfe-account', 2000),
    remote('mfe-cart', 1000),
    remote('mfe-catalog', 4000),
    remote('mfe-content', 3000),
    remote('shell'),
  ]);
  const canaries = (...names: string[]) => canariesFor(plan, new Set(names)).flat();
  expect(canaries('shell')).toEqual([]);
  expect(canaries('shell', 'mfe-catalog', 'mfe-account')).toEqual(['mfe-account', 'mfe-catalog']);
  expect(canaries(...plan.keys())).toEqual(['mfe-account', 'mfe-catalog', 'mfe-content']);
  // A page with fewer packages includes the canary of mfe-cart as well.
  expect(canaries('mfe-account', 'mfe-cart', 'mfe-catalog')).toEqual(['mfe-account', 'mfe-cart', 'mfe-catalog']);
});
