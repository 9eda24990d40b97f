import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { edgeFiles } from '@site/delivery/publish';
import workerd from 'workerd';

export interface RunningEdge {
  readonly url: string;
  stop(): Promise<void>;
}

/** Configuration of workerd, in which Cloudflare runs workers. The object store of tests has a private address. */
const configuration = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (modules = [(name = "edge.mjs", esModule = embed "edge.mjs")], compatibilityDate = "2026-11-01")),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "edge")],
);`;

export async function startEdge(origin: string, folder: string): Promise<RunningEdge> {
  const files = { ...(await edgeFiles({ origin, pointerMs: 0 })), 'edge.capnp': configuration };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const args = ['serve', path.join(folder, 'edge.capnp'), '--control-fd=1'];
  const child = spawn(workerd, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [started] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${JSON.parse(String(started)).port}`,
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}
