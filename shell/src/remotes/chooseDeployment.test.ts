import type { Deployment } from '@site/shared/contracts';
import { chooseDeployment } from './chooseDeployment';

function deployed(version: string, traffic: number, isDefault = false): Deployment {
  return {
    url: `/mfe-cart/${version}/remoteEntry.js`,
    metadata: { version, integrity: '' },
    deployment: { traffic, default: isDefault },
    extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
  };
}

const versionFor = (deployments: readonly Deployment[], visitor: number) =>
  chooseDeployment(deployments, visitor)?.metadata.version;

test('one version is for everybody', () => {
  expect([0, 50, 99.9].map((visitor) => versionFor([deployed('1', 100, true)], visitor))).toEqual(['1', '1', '1']);
});

test('a canary gets its share of the visitors, the same ones each time', () => {
  const split = [deployed('canary', 10), deployed('stable', 90, true)];
  const visitors = Array.from({ length: 100 }, (_, number) => number);
  const chosen = visitors.map((visitor) => versionFor(split, visitor));
  expect(chosen.filter((version) => version === 'canary')).toHaveLength(10);
  expect(visitors.map((visitor) => versionFor(split, visitor))).toEqual(chosen);
  expect(versionFor(split, 9.99)).toBe('canary');
  expect(versionFor(split, 10)).toBe('stable');
});

test('visitors whom no share covers get the default', () => {
  const split = [deployed('canary', 10), deployed('stable', 20, true), deployed('off', 0)];
  expect(versionFor(split, 60)).toBe('stable');
  expect(versionFor([deployed('only', 0)], 60)).toBe('only');
});

test('a remote that is not deployed has no version', () => {
  expect(chooseDeployment([], 0)).toBeUndefined();
});
