import type { Pin, Pins } from '@site/shared/contracts';
import { remoteOf } from '../remotes/remoteOf';

export interface ReleaseName {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
}

export interface KnownReleases {
  use(module: string, release: Pin): void;
  /** Release of a module such as `mfe_catalog/ProductPage`; before its first use, the release of its HTML. */
  ofModule(module: string): ReleaseName | null;
  /** Release of the first script that a text names, such as a stack or an address. */
  ofCode(text: string): ReleaseName | null;
}

/** @param pins releases that the page was rendered with, including the shell's */
export function createKnownReleases(pins: Pins): KnownReleases {
  /** By folder of the release's files. */
  const folders = new Map<string, ReleaseName>();
  const modules = new Map<string, ReleaseName>();

  function record(remote: string, { version, url }: Pin): ReleaseName {
    const release = { remote, version };
    folders.set(url.replace(/[^/]*$/, ''), release);
    return release;
  }

  for (const [remote, pin] of Object.entries(pins)) modules.set(remote, record(remote, pin));

  return {
    use: (module, release) => void modules.set(module, record(remoteOf(module), release)),
    ofModule: (module) => modules.get(module) ?? modules.get(remoteOf(module)) ?? null,
    ofCode(text) {
      const places = [...folders].map(([folder, release]) => ({ release, place: text.indexOf(folder) }));
      const named = places.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
      return named[0]?.release ?? null;
    },
  };
}
