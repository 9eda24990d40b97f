import { getsCanary } from '@site/shared/contracts';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import { chooseDeployment, releasesOf } from './chooseDeployment';

const visitors = Array.from({ length: 100 }, (_, number) => number);
const split = discoveryOf({
  mfe_cart: [
    deployment('mfe_cart', '2', { previous: '1' }),
    deployment('mfe_cart', '3', { previous: '2', canary: 10 }),
  ],
});
const versionFor = (visitor: number | null) => chooseDeployment(split, 'mfe_cart', visitor)?.metadata.version;

test('one deployment is for everybody', () => {
  const file = discoveryOf({ mfe_cart: [deployment('mfe_cart', '1')] });
  expect([null, 0, 99].map((visitor) => chooseDeployment(file, 'mfe_cart', visitor)?.metadata.version)).toEqual([
    '1',
    '1',
    '1',
  ]);
});

test('a canary gets its share of the visitors, those of the rule that the server knows too', () => {
  const onCanary = visitors.filter((visitor) => versionFor(visitor) === '3');
  expect(onCanary).toHaveLength(10);
  expect(onCanary).toEqual(visitors.filter((visitor) => getsCanary(visitor, 'mfe_cart', 10)));
  expect(versionFor(visitors.find((visitor) => !onCanary.includes(visitor)) ?? null)).toBe('2');
});

test('a visitor without a number gets no canary', () => {
  expect(versionFor(null)).toBe('2');
});

test('a remote that is not deployed has none, nor has one with a canary alone for those who do not get it', () => {
  expect(chooseDeployment(split, 'mfe_account', 0)).toBeUndefined();
  const canaryAlone = discoveryOf({ mfe_cart: [deployment('mfe_cart', '1', { canary: 1 })] });
  expect(visitors.filter((visitor) => chooseDeployment(canaryAlone, 'mfe_cart', visitor))).toHaveLength(1);
});

test('a deployment names its release, and its fallback release', () => {
  expect(releasesOf(deployment('mfe_cart', '2', { previous: '1' }))).toEqual([
    pin('mfe_cart', '2'),
    pin('mfe_cart', '1'),
  ]);
  expect(releasesOf(deployment('mfe_cart', '2'))).toEqual([pin('mfe_cart', '2')]);
});

test('one that says nothing of its fallback release’s digest leaves it without: it will be refused', () => {
  const { metadata, ...rest } = deployment('mfe_cart', '2', { previous: '1' });
  const [, fallback] = releasesOf({ ...rest, metadata: { version: '2', integrity: metadata.integrity } });
  expect(fallback).toEqual({ ...pin('mfe_cart', '1'), version: '/mfe_cart/1/remoteEntry.js', integrity: '' });
});
