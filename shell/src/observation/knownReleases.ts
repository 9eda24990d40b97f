import type { Pin, Pins } from '@site/shared/contracts';
import { remoteOf } from '../remoteOf';

export interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

export interface KnownReleases {
  use(module: string, release: Pin): void;
  /** Release of a module; before its first use, the release of its HTML. */
  ofModule(module: string): ReleaseName | null;
  /** Release of the first script that a text names, such as a stack. */
  ofCode(text: string): ReleaseName | null;
}

export function createKnownReleases(pins: Pins): KnownReleases {
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
