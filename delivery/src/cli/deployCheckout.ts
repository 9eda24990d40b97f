import type { SiteConfig } from '@site/shared/contracts';
import type { Place } from '../publish';
import { builtPackages } from '../repository';
import { deployLive } from '../store';
import { deploy } from './deploy';

/**
 * Makes the site what the sources here say: what `npm start` and `npm run build` do. A release that was rolled back, or
 * is a canary, stays what it is. Nothing is to be signed: it trusts its own sources.
 */
export async function deployCheckout(
  place: Place,
  { releaseKeys: _, ...config }: SiteConfig,
  names: readonly string[] = builtPackages,
): Promise<void> {
  await deploy({
    ...place,
    names,
    config,
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
