import type { Discovery } from '@site/shared/contracts';

/** Whether something that came over the network is a discovery file, as far as the loader relies on it. */
export function isDiscovery(file: unknown): file is Discovery {
  const { microFrontends } = Object(file);
  return (
    typeof microFrontends === 'object' &&
    microFrontends !== null &&
    Object.values(microFrontends).every((deployments) => Array.isArray(deployments) && deployments.every(isDeployment))
  );
}

/** A digest may be missing: that is for the loader to refuse. */
function isDeployment(it: unknown): boolean {
  const { url, fallbackUrl = '', metadata, deployment } = Object(it);
  const { version, integrity = '', fallbackVersion = '', fallbackIntegrity = '' } = Object(metadata);
  const { traffic, default: isDefault } = Object(deployment);
  return (
    [url, fallbackUrl, version, integrity, fallbackVersion, fallbackIntegrity].every(
      (text) => typeof text === 'string',
    ) &&
    typeof traffic === 'number' &&
    typeof isDefault === 'boolean'
  );
}
