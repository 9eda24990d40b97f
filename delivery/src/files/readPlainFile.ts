import { constants, open } from 'node:fs/promises';

/** Refuses links, devices, and pipes, which would block. @throws Error for these and for more than `mostBytes` */
export async function readPlainFile(file: string, mostBytes: number): Promise<string> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const found = await handle.stat();
    if (!found.isFile() || found.size > mostBytes)
      throw new Error(`${file} is not a file of at most ${mostBytes} bytes`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
