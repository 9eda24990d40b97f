import type { KeyObject } from 'node:crypto';
import type { SiteConfig } from '@site/shared/contracts';
import pLimit from 'p-limit';
import { type BuiltRelease, buildRelease } from '../build';
import { moveChecked, type Place } from '../publish';
import { verifyRelease } from '../release';
import { builtPackages } from '../repository';
import { type Channels, deployLive } from '../store';
import { signBuilt } from './signingKey';

interface DeployOptions extends Place {
  readonly names: readonly string[];
  /** Null moves no channel. */
  readonly move: (channels: Channels, version: string, name: string) => Channels | null;
  /** Default: the current generation's configuration. */
  readonly config?: SiteConfig | undefined;
  readonly signingKey?: KeyObject | null;
  /** Sealed folder that replaces the build. */
  readonly release?: string | undefined;
  /** True for releases with SVG drawings: saves a minute of encoding. */
  readonly isDraft?: boolean;
  /** False for a checkout's own site: its earlier releases are drafts of an unfinished change. Default: true. */
  readonly checksFallbacks?: boolean;
}

/** Releases kept in a folder store, beside those in channels. */
const keptReleases = 10;

const buildsAtOnce = 2;

/** @throws PublishError, StoreError or webpack's error, before any channel is moved */
export async function deploy(options: DeployOptions): Promise<readonly BuiltRelease[]> {
  const { store, names, move, log, signingKey = null, isDraft = false, checksFallbacks = true, release } = options;
  const all = release === undefined ? await buildAll(names, { log, isDraft }) : [await sealedRelease(release)];
  const built = await Promise.all(all.map((each) => signBuilt(each, signingKey)));
  const versions = new Map(built.map(({ release }) => [release.name, release.version]));
  await moveChecked({
    ...options,
    candidates: built,
    checksFallbacks,
    move: (channels, name) => move(channels, versions.get(name) ?? '', name),
  });
  for (const name of names) await store.removeOld?.(name, keptReleases);
  return built;
}

async function sealedRelease(folder: string): Promise<BuiltRelease> {
  return { release: await verifyRelease(folder), folder, isNew: true };
}

function buildAll(names: readonly string[], options: Pick<DeployOptions, 'log' | 'isDraft'>) {
  const limit = pLimit(buildsAtOnce);
  const build = async (name: string) => {
    const built = await buildRelease(name, options);
    if (!built.isNew) options.log(`${name}: unchanged (${built.release.version})`);
    return built;
  };
  return Promise.all(names.map((name) => limit(build, name)));
}

interface CheckoutOptions extends Partial<Pick<DeployOptions, 'names' | 'isDraft'>> {
  /** For a store of others, whose publisher asks for signatures. Left out: the sources are trusted. */
  readonly signingKey?: KeyObject | null;
}

/** @throws PublishError where a signature is needed and missing */
export async function deployCheckout(
  place: Place,
  { releaseKeys, ...config }: SiteConfig,
  { names = builtPackages, isDraft = false, signingKey }: CheckoutOptions = {},
): Promise<void> {
  await deploy({
    ...place,
    names,
    config: { ...config, ...(signingKey !== undefined && releaseKeys && { releaseKeys }) },
    isDraft,
    signingKey: signingKey ?? null,
    checksFallbacks: false,
    move(channels, version, name) {
      if (channels.live === version) return null;
      if (channels.canary?.version === version) return null;
      if (channels.withdrawn === version) {
        place.log(`${name}: ${version} was rolled back and stays so; npm run deploy -w ${name} brings it back`);
        return null;
      }
      return deployLive(channels, version);
    },
  });
}
