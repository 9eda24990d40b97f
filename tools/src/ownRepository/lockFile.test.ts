import { inheritedLock } from './lockFile';

test('a repository goes on with what is installed here, without what is only linked', () => {
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
