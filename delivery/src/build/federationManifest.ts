import type { Manifest, ManifestExpose, ManifestShared } from '@module-federation/sdk';
import { federationName, isModuleEntry } from '@site/shared/contracts';
import type { Release } from '../release';
import type { BuildFacts } from './compile';
import { federationVersion } from './webpack/federationRuntime';

/** File name that Module Federation's tools look for. */
export const manifestFile = 'mf-manifest.json';

type Described = Pick<Release, 'name' | 'base' | 'entry' | 'modules'>;

/** https://module-federation.io/configure/manifest, for other hosts. Our pages read pins and the discovery file. */
export function federationManifest(described: Described, facts: BuildFacts, version: string): Manifest {
  const { name, base, entry, modules } = described;
  const id = federationName(name);
  const isHost = '.' in modules;
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: isHost ? '' : entry, path: '', type: isModuleEntry(entry) ? 'module' : 'var' },
      globalName: id,
      pluginVersion: federationVersion,
      // `auto` is the manifest's own folder; a path would be resolved on the host's origin.
      publicPath: base.startsWith('/') ? 'auto' : `${base}${version}/`,
    },
    shared: facts.singletons.map((singleton) => sharedModule(id, singleton)),
    remotes: facts.uses.map((used) => {
      const [container = '', module = ''] = used.split('/');
      return { federationContainerName: container, moduleName: module, alias: container, version: '*' };
    }),
    exposes: isHost ? [] : Object.keys(modules).map((path) => exposedModule(id, path, modules, facts)),
  };
}

function sharedModule(id: string, { name, range, version }: BuildFacts['singletons'][number]): ManifestShared {
  return {
    id: `${id}:${name}`,
    name,
    version: version ?? '',
    singleton: true,
    requiredVersion: range,
    hash: '',
    // The host's first script contains shared modules; a remote never brings them.
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
  };
}

function exposedModule(id: string, path: string, modules: Described['modules'], { reach }: BuildFacts): ManifestExpose {
  const { js = [], css = [] } = modules[path] ?? {};
  const name = path.slice(2);
  const later = (reach[path] ?? []).filter((file) => !js.includes(file) && !css.includes(file));
  const ending = (ending: string) => later.filter((file) => file.endsWith(ending));
  return {
    id: `${id}:${name}`,
    name,
    path,
    assets: { js: { sync: js, async: ending('.js') }, css: { sync: css, async: ending('.css') } },
  };
}
