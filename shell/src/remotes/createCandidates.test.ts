import { getsCanary } from '@site/shared/contracts';
import { deployment, discoveryOf, pin } from '../testing/discovery';
import { chooseDeployment, hasCanary, releasesOf } from './createCandidates';

const visitors = Array.from({ length: 100 }, (_, number) => number);
const live = deployment('mfe_cart', '2', { previous: '1' });
const split = discoveryOf({ mfe_cart: [live, deployment('mfe_cart', '3', { previous: '2', canary: 10 })] });
const versionFor = (visitor: number | null, file = split) =>
  chooseDeployment(file, 'mfe_cart', visitor)?.metadata.version;

test('a canary serves its share of visitors, by the server’s rule, and none without a number', () => {
  const onCanary = visitors.filter((visitor) => versionFor(visitor) === '3');
  expect(onCanary).toHaveLength(10);
  expect(onCanary).toEqual(visitors.filter((visitor) => getsCanary(visitor, 'mfe_cart', 10)));
  expect(visitors.filter((visitor) => versionFor(visitor) === '2')).toHaveLength(90);
  expect(versionFor(null)).toBe('2');
});

test('canaries of a group serve the same visitors', () => {
  const canary = deployment('mfe_cart', '3', { canary: 10 });
  const grouped = { ...canary, deployment: { ...canary.deployment, group: 'shell' } };
  const file = discoveryOf({ mfe_cart: [live, grouped] });
  const onCanary = visitors.filter((visitor) => versionFor(visitor, file) === '3');
  expect(onCanary).toEqual(visitors.filter((visitor) => getsCanary(visitor, 'shell', 10)));
});

test('there is no deployment for an undeployed remote, nor for visitors outside of a lone canary', () => {
  expect(chooseDeployment(split, 'mfe_account', 0)).toBeUndefined();
  const canaryAlone = discoveryOf({ mfe_cart: [deployment('mfe_cart', '1', { canary: 1 })] });
  expect(visitors.filter((visitor) => versionFor(visitor, canaryAlone))).toHaveLength(1);
});

test('releasesOf returns the release of a deployment and its fallback release', () => {
  expect(releasesOf(live)).toEqual([pin('mfe_cart', '2'), pin('mfe_cart', '1')]);
  expect(releasesOf(deployment('mfe_cart', '2'))).toEqual([pin('mfe_cart', '2')]);
  // The loader refuses a release without a digest.
  const { version, integrity } = live.metadata;
  const [, fallback] = releasesOf({ ...live, metadata: { version, integrity } });
  expect(fallback).toEqual({ ...pin('mfe_cart', '1'), version: '/mfe_cart/1/remoteEntry.js', integrity: '' });
});

test('hasCanary is true only for a discovery file with a canary', () => {
  expect(hasCanary(split)).toBe(true);
  expect(hasCanary({ ...split, microFrontends: {} })).toBe(false);
  const live = (split.microFrontends.mfe_cart ?? []).filter(({ deployment }) => deployment.default);
  expect(hasCanary({ ...split, microFrontends: { mfe_cart: live } })).toBe(false);
});
