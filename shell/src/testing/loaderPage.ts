import type { Discovery, Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { ReleaseLoader } from '../remotes/createReleaseLoader';
import { createRemoteLoader } from '../remotes/createRemoteLoader';
import { LoadFailure } from '../remotes/loadFailure';
import { deployment, discoveryOf, pin } from './discovery';

export const panel = 'mfe_cart/CartPanel';
export const popup = 'mfe_cart/PurchaseUnavailable';

export const cart = (version: string) =>
  discoveryOf({
    mfe_cart: [deployment('mfe_cart', version, version > '1' ? { previous: `${Number(version) - 1}` } : {})],
  });

export const scene = {
  /** Failures of releases, by version; all other releases work. */
  failing: {} as Record<string, LoadFailure | (() => Promise<unknown>)>,
  /** Requests so far, as `module version`. */
  asked: [] as string[],
  left: [] as string[],
  report: jest.fn<void, [RemoteFailure]>(),
  onUse: jest.fn<void, [RemoteModuleId, Pin]>(),
  leaveFor: jest.fn(() => false),
  onInteraction: jest.fn(),
};

beforeEach(() => {
  Object.assign(scene, { failing: {}, asked: [], left: [] });
  for (const mock of [scene.report, scene.onUse, scene.onInteraction]) mock.mockReset();
  scene.leaveFor.mockReset().mockReturnValue(false);
});

export const failure = new LoadFailure('fetch', 'no network');
const nameOf = (id: string) => id.replace('mfe_cart/', '');
export const reports = () =>
  scene.report.mock.calls.map(
    ([it]) => `${it.remote} ${it.version} ${it.phase} ${it.healed ? 'healed' : 'not healed'}`,
  );

const never = new Promise<never>(() => {});
export const hanging = () => never;

function createReleases(): ReleaseLoader {
  const modules = new Map<string, { readonly from: string }>();
  const key = (id: RemoteModuleId, version: string) => `${nameOf(id)} ${version}`;
  async function load(id: RemoteModuleId, { version }: Pin): Promise<object> {
    scene.asked.push(key(id, version));
    const fate = scene.failing[version];
    if (typeof fate === 'function') await fate();
    else if (fate) throw fate;
    const module = modules.get(key(id, version)) ?? { from: version };
    modules.set(key(id, version), module);
    return module;
  }
  return {
    begin: (id, release) => ({ module: load(id, release), leave: () => scene.left.push(release.version) }),
    loaded: (id, { version }) => modules.get(key(id, version)),
    originOf(module) {
      const { from } = module as { readonly from: string };
      return from ? pin('mfe_cart', from) : undefined;
    },
  };
}

interface Page {
  readonly pins?: Pins;
  readonly file?: Discovery | null;
  readonly visitor?: number | null;
  /** Calls of the discovery client that never settle. */
  readonly hangs?: 'read' | 'refresh' | 'both';
}

export function open({ pins = {}, file = cart('2'), visitor = null, hangs }: Page = {}) {
  let lastRead: Discovery | null = null;
  let served = file;
  const discovery = {
    current: () => lastRead,
    read: jest.fn(async () => {
      if (hangs === 'read' || hangs === 'both') await never;
      lastRead ??= served;
      return lastRead;
    }),
    refresh: jest.fn(async () => {
      if (hangs === 'refresh' || hangs === 'both') await never;
      lastRead = served ?? lastRead;
      return lastRead;
    }),
    isFresh: () => true,
  };
  const loader = createRemoteLoader({
    pins,
    discovery,
    visitor: () => visitor,
    releases: createReleases(),
    ...scene,
  });
  return {
    ...loader,
    discovery,
    deploy(version: string) {
      served = cart(version);
    },
    /** Reports an error of a module to the loader. @returns the replacement, or null if there is none */
    breaks(id: RemoteModuleId, module: unknown, phase: 'render' | 'effect' = 'render', isStandIn = false) {
      const error = new Error('broken');
      return loader.replace(id, { module: module as never, phase, error, isStandIn }) as Promise<object> | null;
    },
  };
}

export const pinned = (version: string): Pins => ({ shell: pin('shell', '1'), mfe_cart: pin('mfe_cart', version) });
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
