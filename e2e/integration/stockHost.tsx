import { createInstance } from '@module-federation/runtime';
import * as shared from '@site/shared';
import { createMemoryNavigation, SiteHarness } from '@site/shared/standalone';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Question {
  readonly manifest: string;
  readonly sharedVersion: string;
}

// Uses Module Federation's own runtime and a remote's manifest.
const { manifest, sharedVersion }: Question = JSON.parse(document.getElementById('question')?.textContent ?? '');

const once = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const host = createInstance({
  name: 'stock',
  remotes: [{ name: 'mfe_account', entry: manifest }],
  shared: {
    react: once(React.version, React),
    'react-dom': once(ReactDom.version, ReactDom),
    '@site/shared': once(sharedVersion, shared),
  },
});

const loaded = await host.loadRemote<{ default: React.ComponentType }>('mfe_account/OrdersPage');
if (!loaded) throw new Error('The remote has no OrdersPage');
createRoot(document.body).render(
  <SiteHarness store={shared.createStore()} navigation={createMemoryNavigation('/')}>
    <loaded.default />
  </SiteHarness>,
);
