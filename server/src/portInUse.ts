import { createServer } from 'node:net';

/** Somebody else listens on the port; the message is one line for the terminal. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';

  constructor(readonly port: number) {
    super(`Port ${port} is already in use.`);
  }
}

/** Whether what listening failed with means that the port is somebody else's. */
export function isPortInUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

/**
 * Makes sure of every address that a name stands for: Fastify is content with one of those of `localhost`, and a browser
 * would then reach somebody else at the other.
 *
 * @throws PortInUseError
 */
export async function assertPortIsFree(port: number, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const probe = createServer();
    const error = await new Promise<unknown>((resolve) => {
      probe.once('error', resolve);
      probe.listen(port, address, () => probe.close(resolve));
    });
    if (isPortInUse(error)) throw new PortInUseError(port);
  }
}
