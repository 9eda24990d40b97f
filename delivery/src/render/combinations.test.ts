import { samplePlan } from '../testing/samplePlan';
import { sampleRemote, sampleShell } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { canariesFor, combinationName, combinationsOf, selectionOf } from './combinations';

const folder = temporaryFolderPerTest();
const remote = (name: string, since?: number) => ({
  live: sampleRemote(name, '1.0.0', {}),
  ...(since !== undefined && { canary: sampleRemote(name, '1.0.1', {}), since }),
});

test('two packages make four combinations, that of none first', () => {
  expect(combinationsOf([])).toEqual([[]]);
  expect(combinationsOf(['mfe-cart', 'shell'])).toEqual([[], ['shell'], ['mfe-cart'], ['mfe-cart', 'shell']]);
});

test('a combination is named by its packages, in an order that a server knows', () => {
  expect(combinationName([])).toBe('');
  expect(combinationName(['mfe-cart', 'shell'])).toBe('mfe_cart+shell');
  expect(combinationName(['mfe-a-b', 'mfe-a0'])).toBe(['mfe_a_b', 'mfe_a0'].sort().join('+'));
});

test('a visitor has the canaries of a combination, and else what is live', async () => {
  const { plan } = await samplePlan(folder(), [
    { live: sampleShell('1.0.0') },
    remote('mfe-cart', 1),
    remote('mfe-catalog', 2),
  ]);
  const versions = (...combination: string[]) =>
    Object.fromEntries([...selectionOf(plan, combination)].map(([name, { version }]) => [name, version]));
  expect(versions()).toEqual({ shell: '1.0.0', 'mfe-cart': '1.0.0', 'mfe-catalog': '1.0.0' });
  expect(versions('mfe-cart')).toEqual({ shell: '1.0.0', 'mfe-cart': '1.0.1', 'mfe-catalog': '1.0.0' });
  // One without a canary has none to give.
  expect(versions('mfe-catalog', 'shell')).toEqual({ shell: '1.0.0', 'mfe-cart': '1.0.0', 'mfe-catalog': '1.0.1' });
});

test('of the packages on a page those with a canary matter', async () => {
  const { plan } = await samplePlan(folder(), [remote('mfe-cart', 1), remote('mfe-catalog', 2), remote('mfe-content')]);
  expect(canariesFor(plan, new Set(['mfe-content', 'mfe-catalog']))).toEqual(['mfe-catalog']);
  expect(canariesFor(plan, new Set(['mfe-catalog', 'mfe-cart']))).toEqual(['mfe-cart', 'mfe-catalog']);
  expect(canariesFor(plan, new Set(['shell']))).toEqual([]);
});

test('at most three canaries meet on a page: the one that was published first waits', async () => {
  const { plan } = await samplePlan(folder(), [
    remote('mfe-account', 2000),
    remote('mfe-cart', 1000),
    remote('mfe-catalog', 4000),
    remote('mfe-content', 3000),
  ]);
  const all = new Set(plan.keys());
  expect(canariesFor(plan, all)).toEqual(['mfe-account', 'mfe-catalog', 'mfe-content']);
  // On a page that one of the others is not on, it does not wait.
  all.delete('mfe-content');
  expect(canariesFor(plan, all)).toEqual(['mfe-account', 'mfe-cart', 'mfe-catalog']);
});
