import { firstFreePort } from '@site/delivery/build';

/** Each of Jest's processes has as many ports to itself: what two find free at the same moment is not the same. */
const portsOfProcess = 500;
/** Above those that commands take by themselves, below those of outgoing connections (ip_local_port_range). */
const lowest = 10_000;

let next = lowest + (Number(process.env.JEST_WORKER_ID ?? 0) % 20) * portsOfProcess;

/** A free port, for programs that have to be told one; no other call gets the same. */
export async function testPort(): Promise<number> {
  const port = await firstFreePort(next);
  next = port + 1;
  return port;
}
