import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { baseLimits } from '../limits';

/** A socket is the lock: the system closes it with its process, while containers repeat process numbers. @throws Error of one line */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotUse(folder));
  const isWindows = process.platform === 'win32';
  const path = isWindows ? join('\\\\.\\pipe', resolve(folder)) : socketPath(resolve(folder));
  const server = createServer((socket) => socket.destroy()).unref();
  const take = async (path: string) => {
    if (!(await listens(server, path))) {
      if (await answers(path)) throw inUse(folder);
      // The process that made the socket was killed.
      await rm(path, { force: true });
      if (!(await listens(server, path))) throw inUse(folder);
    }
    if (isWindows) return;
    const { ino } = await stat(path);
    await setTimeout(baseLimits.takeoverMs);
    const lockFile = await stat(path).catch(() => null);
    if (lockFile?.ino !== ino) throw inUse(folder);
  };
  await take(path).catch((error: NodeJS.ErrnoException) => {
    // A faulty disk becomes read-only: pages are still served.
    if (error.code === 'EROFS') return take(socketElsewhere(resolve(folder)));
    return 'code' in error ? cannotUse(folder)(error) : Promise.reject(error);
  });
  return () => new Promise((done) => server.close(() => done()));
}

/** A socket's path has 103 bytes at most. */
function socketPath(folder: string): string {
  const path = join(folder, '.owner');
  return Buffer.byteLength(path) <= 103 ? path : socketElsewhere(folder);
}

const socketElsewhere = (folder: string) =>
  join(tmpdir(), `site-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`);

const inUse = (folder: string) =>
  new Error(`Another server uses ${folder}: end it first, or give this one another DATA_DIR`);

const cannotUse = (folder: string) => (error: Error) => {
  throw new Error(`The server cannot write to DATA_DIR, ${folder}: ${error.message}`);
};

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(path, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
