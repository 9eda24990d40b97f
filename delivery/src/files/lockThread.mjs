// @ts-check
// Holds a lock for lock.ts in a thread of its own: a busy publisher renews it all the same.
import { parentPort, workerData } from 'node:worker_threads';
import { lock } from 'proper-lockfile';

const { folder, options, retries } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @param {import('proper-lockfile').LockOptions} [more] */
const take = (more) => lock(folder, { ...options, onCompromised: () => port.postMessage('lost'), ...more });

const release = await take().catch((error) => {
  if (error.code !== 'ELOCKED') throw error;
  port.postMessage('waiting');
  return take({ retries });
});
port.postMessage('held');
port.once('message', () => release().then(() => port.close()));
