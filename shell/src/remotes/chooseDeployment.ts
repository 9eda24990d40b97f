import type { Deployment } from '@site/shared/contracts';

/**
 * The version of a remote for a visitor.
 *
 * @param visitor stable number from 0 to below 100 that stands for the visitor
 */
export function chooseDeployment(deployments: readonly Deployment[], visitor: number): Deployment | undefined {
  let upTo = 0;
  for (const candidate of deployments) {
    upTo += candidate.deployment.traffic;
    if (visitor < upTo) return candidate;
  }
  return deployments.find(({ deployment }) => deployment.default) ?? deployments[0];
}
