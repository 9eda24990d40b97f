import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { edgeFiles } from '@site/delivery/publish';

export interface RunningEdge {
  readonly url: string;
  stop(): Promise<void>;
}

/** Prints its port. Keeps the sent path where a URL can have it. */
const program = `
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import edge from './edge.mjs';
const server = createServer(async ({ url, method, headers }, response) => {
  const answer = await edge.fetch(new Request('http://localhost' + url, { method, headers }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) Readable.fromWeb(answer.body).pipe(response);
  else response.end();
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

export async function startEdge(origin: string, folder: string): Promise<RunningEdge> {
  const files = { ...(await edgeFiles({ origin, pointerMs: 0 })), 'serve.mjs': program };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const child = spawn(process.execPath, [path.join(folder, 'serve.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
