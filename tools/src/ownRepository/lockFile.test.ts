import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import { inheritedLock, withOptionalPackages } from './lockFile';

test('a new repository inherits the installed versions, without the linked packages', () => {
  const lock = inheritedLock('mfe-x-repository', {
    lockfileVersion: 3,
    packages: {
      '': { workspaces: ['shared', 'mfe-x'] },
      'mfe-x': { version: '1.0.0' },
      'node_modules/@site/shared': { resolved: 'shared', link: true },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'server/node_modules/lru-cache': { version: '11.0.0' },
    },
  });
  expect(lock).toEqual({
    name: 'mfe-x-repository',
    lockfileVersion: 3,
    requires: true,
    packages: {
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    },
  });
});

const lockOf = (packages: Parameters<typeof withOptionalPackages>[0]['packages']) => ({ lockfileVersion: 3, packages });

test('optional packages for other platforms, which the lock file lacks, are added for these platforms only', () => {
  const lock = lockOf({
    'node_modules/compiler': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        'compiler-linux-x64-gnu': '2.0.0',
        'compiler-linux-arm-musleabihf': '2.0.0',
        '@compiler/win32-arm64-msvc': '2.0.0',
        'compiler-wasm32-wasi': '2.0.0',
        'compiler-extras': '^1.2.0',
      },
    },
    'node_modules/compiler-linux-x64-gnu': { version: '2.0.0', optional: true, integrity: 'sha512-a' },
  });
  const locked = { version: '2.0.0', integrity: 'sha512-b' };
  const { packages } = withOptionalPackages(lock, lockOf({ 'node_modules/@compiler/win32-arm64-msvc': locked }));
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/compiler-linux-arm-musleabihf': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
    },
    'node_modules/@compiler/win32-arm64-msvc': {
      ...locked,
      dev: true,
      optional: true,
      os: ['win32'],
      cpu: ['arm64'],
    },
    'node_modules/compiler-wasm32-wasi': { version: '2.0.0', dev: true, optional: true, cpu: ['wasm32'] },
    // The name tells no platform: npm asks for the package, and continues without it.
    'node_modules/compiler-extras': { version: '1.2.0', dev: true, optional: true },
  });
  expect(Object.keys(packages)[0]).toBe('node_modules/@compiler/win32-arm64-msvc');
});

test('packages that need different versions get one each, and a fitting version further up is reused', () => {
  const binding = (version: string) => ({ version, optionalDependencies: { 'binding-darwin-x64': version } });
  const { packages } = withOptionalPackages(
    lockOf({
      'node_modules/a': binding('1.0.0'),
      'node_modules/b': binding('2.0.0'),
      'node_modules/b/node_modules/c': binding('2.0.0'),
      'node_modules/d': binding('1.0.0'),
    }),
  );
  const versions = Object.entries(packages).map(([place, { version }]) => [place, version]);
  expect(versions.filter(([place]) => String(place).endsWith('binding-darwin-x64'))).toEqual([
    ['node_modules/b/node_modules/binding-darwin-x64', '2.0.0'],
    ['node_modules/binding-darwin-x64', '1.0.0'],
  ]);
});

test('the lock file of this repository, which npm ci follows, is complete', () => {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  expect(Object.keys(withOptionalPackages(lock).packages)).toEqual(Object.keys(lock.packages));
});
