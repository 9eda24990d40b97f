import { createServer } from 'node:net';

/** @throws Error in one line for an invalid or used port */
export async function servingPort(text = '3000'): Promise<number> {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be 1 to 65535, not "${text}"`);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`);
  return port;
}

export async function firstFreePort(port: number): Promise<number> {
  for (let candidate = port; candidate < port + 100; candidate += 1) {
    if (await isFree(candidate)) return candidate;
  }
  throw new Error(`No port from ${port} to ${port + 99} is free`);
}

/** `localhost` resolves to an IPv4 and an IPv6 address. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
