import type { Deployment, Discovery } from '@site/shared/contracts';
import type { Unchecked } from '../unchecked';

/** Properties that the loader relies on; it refuses a missing digest itself. */
export function isDiscovery(file: unknown): file is Discovery {
  const { microFrontends }: Unchecked<Discovery> = file ?? {};
  return (
    typeof microFrontends === 'object' &&
    microFrontends !== null &&
    Object.values(microFrontends).every((deployments) => Array.isArray(deployments) && deployments.every(isDeployment))
  );
}

function isDeployment(it: unknown): boolean {
  const { url, fallbackUrl = '', metadata, deployment }: Unchecked<Deployment> = it ?? {};
  const {
    version,
    integrity = '',
    fallbackVersion = '',
    fallbackIntegrity = '',
  }: Unchecked<Deployment['metadata']> = metadata ?? {};
  const { traffic, default: isDefault }: Unchecked<Deployment['deployment']> = deployment ?? {};
  return (
    [url, fallbackUrl, version, integrity, fallbackVersion, fallbackIntegrity].every(
      (text) => typeof text === 'string',
    ) &&
    typeof traffic === 'number' &&
    typeof isDefault === 'boolean'
  );
}
