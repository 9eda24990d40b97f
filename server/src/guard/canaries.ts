import type { Discovery } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
import type { Generation } from '../site/generation';

/** A release that a share of the visitors gets, and what the others get meanwhile. */
export interface Canary {
  /** Federation name, such as `mfe_catalog`. */
  readonly remote: string;
  readonly version: string;
  /** Version of the live release. */
  readonly live: string;
  /** Share of visitors, per cent. */
  readonly traffic: number;
}

/**
 * The canaries of a published generation; where nothing is published there are none.
 *
 * @throws what the disk says
 */
export async function canariesIn(generation: Generation | null): Promise<readonly Canary[]> {
  const file = await generation?.read(`public/${discoveryFile}`, []);
  return file ? canariesOf(JSON.parse(file.content.toString())) : [];
}

function canariesOf({ microFrontends }: Discovery): readonly Canary[] {
  return Object.entries(microFrontends).flatMap(([remote, deployments]) => {
    const live = deployments.find(({ deployment }) => deployment.default)?.metadata.version;
    const canary = deployments.find(({ deployment }) => !deployment.default);
    if (!live || !canary) return [];
    return [{ remote, version: canary.metadata.version, live, traffic: canary.deployment.traffic }];
  });
}
