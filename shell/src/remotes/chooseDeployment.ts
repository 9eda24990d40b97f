import { type Deployment, type Discovery, getsCanary, type Pin } from '@site/shared/contracts';

/** Visitors are numbers from 0 to 99; null gets no canary. */
export function chooseDeployment(
  { microFrontends }: Discovery,
  remote: string,
  visitor: number | null,
): Deployment | undefined {
  const deployments = microFrontends[remote] ?? [];
  const canary = deployments.find(
    ({ deployment: { default: isLive, group = remote, traffic } }) =>
      !isLive && visitor !== null && getsCanary(visitor, group, traffic),
  );
  return canary ?? deployments.find(({ deployment }) => deployment.default);
}

export const hasCanary = ({ microFrontends }: Discovery): boolean =>
  Object.values(microFrontends).some((deployments) => deployments.some(({ deployment }) => !deployment.default));

/** A deployment's release, then its fallback. */
export function releasesOf({ url, fallbackUrl, metadata }: Deployment): Pin[] {
  const { version, integrity, fallbackVersion, fallbackIntegrity = '' } = metadata;
  const own = { version, url, integrity };
  if (!fallbackUrl) return [own];
  return [own, { version: fallbackVersion ?? fallbackUrl, url: fallbackUrl, integrity: fallbackIntegrity }];
}
