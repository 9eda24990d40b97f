// @ts-check
// Runs in a thread a program that is meant for a process: descriptors 0 to 2 are the thread's own streams.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';

const { stdin, stdout, stderr } = process;
const { read, writeSync } = fs;

fs.writeSync = /** @type {any} */ (
  (/** @type {number} */ descriptor, /** @type {Buffer} */ content, /** @type {any[]} */ ...more) => {
    if (descriptor !== 1 && descriptor !== 2) return writeSync(descriptor, content, ...more);
    (descriptor === 1 ? stdout : stderr).write(Buffer.from(content));
    return content.length;
  }
);
fs.read = /** @type {any} */ (
  (
    /** @type {number} */ descriptor,
    /** @type {Buffer} */ target,
    /** @type {number} */ offset,
    /** @type {number} */ length,
    /** @type {any[]} */ ...[position, callback]
  ) => {
    if (descriptor !== 0) return read(descriptor, target, offset, length, position, callback);
    /** @type {Buffer | null} */
    const chunk = stdin.read();
    if (!chunk)
      return void stdin.once('readable', () => fs.read(descriptor, target, offset, length, position, callback));
    if (chunk.length > length) stdin.unshift(chunk.subarray(length));
    queueMicrotask(() => callback(null, chunk.copy(target, offset, 0, length)));
  }
);
syncBuiltinESMExports();
// The program deletes members that Node uses in threads.
for (const name of Object.getOwnPropertyNames(process)) Object.defineProperty(process, name, { configurable: false });
await import(workerData);
