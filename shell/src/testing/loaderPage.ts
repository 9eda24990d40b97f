import type { Discovery, Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { ReleaseLoader } from '../remotes/createReleaseLoader';
import { createRemoteLoader } from '../remotes/createRemoteLoader';
import { LoadFailure } from '../remotes/loadFailure';
import { deployment, discoveryOf, pin } from './discovery';

export const panel = 'mfe_cart/CartPanel';
export const popup = 'mfe_cart/PurchaseUnavailable';
export const version1 = deployment('mfe_cart', '1');
export const version2 = deployment('mfe_cart', '2', { previous: '1' });
export const version3 = deployment('mfe_cart', '3', { previous: '2' });
export const cart = (...deployments: Discovery['microFrontends'][string][number][]) =>
  discoveryOf({ mfe_cart: deployments });

/** What a test says of the releases, and what the loader asked of them. */
export const scene = {
  /** How each release fares, by version: those that are not named work. */
  failing: {} as Record<string, LoadFailure | (() => Promise<unknown>)>,
  /** `module version`, as each was asked for. */
  asked: [] as string[],
  /** Versions whose answer nobody waits for any more. */
  left: [] as string[],
};
export const report = jest.fn<void, [RemoteFailure]>();
export const onUse = jest.fn<void, [RemoteModuleId, Pin]>();
export const leaveFor = jest.fn(() => false);
export const onInteraction = jest.fn();

beforeEach(() => {
  scene.failing = {};
  scene.asked = [];
  scene.left = [];
  report.mockReset();
  onUse.mockReset();
  leaveFor.mockReset().mockReturnValue(false);
  onInteraction.mockReset();
});

/** Why a release can't be loaded. */
export const failure = new LoadFailure('fetch', 'no network');
const nameOf = (id: string) => id.replace('mfe_cart/', '');
/** Reports, each in a line. */
export const reports = () =>
  report.mock.calls.map(([it]) => `${it.remote} ${it.version} ${it.phase} ${it.healed ? 'healed' : 'not healed'}`);

/** What was handed out, each in a line. */
export const uses = () => onUse.mock.calls.map(([id, { version }]) => `${nameOf(id)} ${version}`);

const never = new Promise<never>(() => {});
export const hanging = () => never;

/** Modules say which release they come from. */
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
  /** The discovery file, or null where it can't be had. */
  readonly file?: Discovery | null;
  readonly visitor?: number | null;
  /** What never comes of the discovery file. */
  readonly hangs?: 'read' | 'refresh' | 'both';
}

/** A page whose loader a test asks. */
export function open({ pins = {}, file = cart(version2), visitor = null, hangs }: Page = {}) {
  let known: Discovery | null = null;
  let served = file;
  const discovery = {
    current: () => known,
    read: jest.fn(async () => {
      if (hangs === 'read' || hangs === 'both') await never;
      known ??= served;
      return known;
    }),
    refresh: jest.fn(async () => {
      if (hangs === 'refresh' || hangs === 'both') await never;
      known = served ?? known;
      return known;
    }),
    isFresh: () => true,
  };
  const loader = createRemoteLoader({
    pins,
    discovery,
    visitor,
    releases: createReleases(),
    onInteraction,
    report,
    onUse,
    leaveFor,
  });
  return {
    ...loader,
    discovery,
    /** Another deployment takes place. */
    deploy(next: Discovery) {
      served = next;
    },
  };
}

/** Pins of a page that was rendered with a version of the cart. */
export const pinned = (version: string): Pins => ({ shell: pin('shell', '1'), mfe_cart: pin('mfe_cart', version) });
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
