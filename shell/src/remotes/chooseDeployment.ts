import { type Deployment, type Discovery, getsCanary, type Pin } from '@site/shared/contracts';

/**
 * The deployment of a remote that is meant for a visitor: its canary for those who fall into its share.
 *
 * @param visitor 0 to 99; null for one who gets no canary
 */
export function chooseDeployment(
  { microFrontends }: Discovery,
  remote: string,
  visitor: number | null,
): Deployment | undefined {
  const deployments = microFrontends[remote] ?? [];
  const canary = deployments.find(
    ({ deployment }) => !deployment.default && visitor !== null && getsCanary(visitor, remote, deployment.traffic),
  );
  return canary ?? deployments.find(({ deployment }) => deployment.default);
}

/** Whether some visitors get another release of something than the others. */
export const hasCanary = ({ microFrontends }: Discovery): boolean =>
  Object.values(microFrontends).some((deployments) => deployments.some(({ deployment }) => !deployment.default));

/** The releases that a deployment names: its own, then its fallback release. */
export function releasesOf({ url, fallbackUrl, metadata }: Deployment): Pin[] {
  const { version, integrity, fallbackVersion, fallbackIntegrity = '' } = metadata;
  const own = { version, url, integrity };
  if (!fallbackUrl) return [own];
  return [own, { version: fallbackVersion ?? fallbackUrl, url: fallbackUrl, integrity: fallbackIntegrity }];
}
