import { generateSnapshotFromManifest } from '@module-federation/sdk';
import { federationManifest } from './federationManifest';

const version = '1.4.0-g3fa9c1d2';
const remote = {
  name: 'mfe-x',
  base: 'https://x.example.com/',
  entry: 'remoteEntry.js',
  modules: { './Page': { js: ['Page.js', 'data.js'], css: ['Page.css'] }, './paths': { js: ['data.js'], css: [] } },
};
const facts = {
  entry: remote.entry,
  modules: remote.modules,
  reach: {
    './Page': ['Page.css', 'Page.js', 'data.js', 'gallery.css', 'gallery.js'],
    './paths': ['data.js'],
  },
  uses: ['mfe_content/ContactForm'],
  singletons: [{ name: '@site/shared', range: '^1.0.0', version: null }],
  builder: '',
};

test('Module Federation reads address, modules and used remotes from the manifest', () => {
  expect(generateSnapshotFromManifest(federationManifest(remote, facts, version))).toMatchObject({
    buildVersion: version,
    globalName: 'mfe_x',
    publicPath: `https://x.example.com/${version}/`,
    remoteEntry: 'remoteEntry.js',
    remoteEntryType: 'var',
    remotesInfo: { mfe_content: { matchedVersion: '*' } },
    shared: [{ sharedName: '@site/shared', version: '' }],
    modules: [
      {
        moduleName: 'Page',
        modulePath: './Page',
        assets: {
          js: { sync: ['Page.js', 'data.js'], async: ['gallery.js'] },
          css: { sync: ['Page.css'], async: ['gallery.css'] },
        },
      },
      { moduleName: 'paths', assets: { js: { sync: ['data.js'], async: [] }, css: { sync: [], async: [] } } },
    ],
  });
});

test('the manifest of a host exposes nothing and lists the versions that it provides', () => {
  const shell = {
    ...remote,
    name: 'shell',
    entry: 'main.js',
    modules: { '.': { js: ['main.js'], css: ['main.css'] } },
  };
  const singletons = [{ name: 'react', range: '^19.0.0', version: '19.3.1' }];
  const manifest = federationManifest(shell, { ...facts, singletons, reach: { '.': ['main.js'] } }, version);
  expect(manifest.exposes).toEqual([]);
  expect(manifest.metaData.remoteEntry.name).toBe('');
  expect(manifest.shared).toMatchObject([{ name: 'react', version: '19.3.1', requiredVersion: '^19.0.0' }]);
  expect(manifest.remotes).toEqual([
    { federationContainerName: 'mfe_content', moduleName: 'ContactForm', alias: 'mfe_content', version: '*' },
  ]);
});
