import type { Pin, Pins } from '@site/shared/contracts';
import { remoteOf } from '../remotes/remoteOf';

/** A release, as it is reported. */
export interface ReleaseName {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
}

/** Which releases are at work in the page, and which of them something belongs to. */
export interface KnownReleases {
  /** Says that a module is used out of a release. */
  use(module: string, release: Pin): void;
  /** The release that a module such as `mfe_catalog/ProductPage` is used out of; until then the one of its HTML. */
  ofModule(module: string): ReleaseName | null;
  /** The release of the first of its files that a text names, such as a stack or an address. */
  ofCode(text: string): ReleaseName | null;
}

/** @param pins the releases that the page was rendered with, the shell's among them */
export function createKnownReleases(pins: Pins): KnownReleases {
  /** By the folder that a release's files are in. */
  const folders = new Map<string, ReleaseName>();
  const modules = new Map<string, ReleaseName>();

  function note(remote: string, { version, url }: Pin): ReleaseName {
    const release = { remote, version };
    folders.set(url.replace(/[^/]*$/, ''), release);
    return release;
  }

  for (const [remote, pin] of Object.entries(pins)) modules.set(remote, note(remote, pin));

  return {
    use: (module, release) => void modules.set(module, note(remoteOf(module), release)),
    ofModule: (module) => modules.get(module) ?? modules.get(remoteOf(module)) ?? null,
    ofCode(text) {
      const places = [...folders].map(([folder, release]) => ({ release, place: text.indexOf(folder) }));
      const named = places.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
      return named[0]?.release ?? null;
    },
  };
}
