// Plain JavaScript without dependencies: it runs before anything is installed.
import { createServer } from 'node:net';

/** @throws Error in one line for an invalid or used port */
export async function servingPort(text = '3000') {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be 1 to 65535, not "${text}"`);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`);
  return port;
}

/** @param {number} port */
export async function firstFreePort(port) {
  for (let candidate = port; candidate < port + 100; candidate += 1) {
    if (await isFree(candidate)) return candidate;
  }
  throw new Error(`No port from ${port} to ${port + 99} is free`);
}

/** `localhost` resolves to an IPv4 and an IPv6 address. @param {number} port */
async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
