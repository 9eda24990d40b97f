import { firstFreePort } from '@site/delivery/build';

/** Keeps Jest processes from finding the same free port. */
const portsOfProcess = 500;
/** Above the default ports of our commands, below those of outgoing connections (ip_local_port_range). */
const lowest = 10_000;

let next = lowest + (Number(process.env.JEST_WORKER_ID ?? 0) % 20) * portsOfProcess;

/** Never returns a port twice. */
export async function testPort(): Promise<number> {
  const port = await firstFreePort(next);
  next = port + 1;
  return port;
}
