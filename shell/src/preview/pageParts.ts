import type { Pin, Pins, RemoteFailure, RemoteModuleId } from '@site/shared/contracts';
import type { DiscoveryClient } from '../remotes/discoveryClient';

/** The parts of a page that teams may look into, and change in their own browsers, on preview builds. */
export interface PageParts {
  readonly pins: Pins;
  readonly discovery: DiscoveryClient;
  readonly onUse: (id: RemoteModuleId, release: Pin) => void;
  readonly onFailure: (failure: RemoteFailure) => void;
}
