import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runStep } from '@site/delivery/cli';
import { withLock } from '@site/delivery/files';
import { nginxConfig, readHostedSite, writeHosting } from '@site/delivery/publish';
import type { SiteFolder } from '@site/delivery/repository';
import { sharedFolder } from './sharedFolder';

export interface Nginx {
  readonly url: string;
  configure(): Promise<void>;
  /** @throws Error when nginx has logged a warning or an error */
  stop(): Promise<void>;
}

interface Options {
  readonly site: SiteFolder;
  readonly folder: string;
  readonly port: number;
  readonly serverPort: number;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isInstalled = () => spawnSync('nginx', ['-v']).status === 0 && existsSync(brotliModule);

/** Installed, or can be, by root on Debian. Otherwise its tests are skipped. */
export const nginxIsAvailable: boolean =
  isInstalled() || (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0);

/** Installs the system's nginx where missing. */
export async function startNginx({ site, folder, port, serverPort }: Options): Promise<Nginx> {
  const hosting = path.join(folder, 'hosting');

  async function write() {
    const hosted = await readHostedSite(site);
    const server = `127.0.0.1:${serverPort}`;
    const options = { site, hosted, folder: hosting, host: 'localhost', server, brotli: true, tls: null };
    await writeHosting(hosting, await nginxConfig(options));
  }

  await mkdir(folder, { recursive: true });
  await write();
  const running = await runNginx(folder, mainConfig(folder, port), port);
  return {
    url: running.url,
    async configure() {
      await write();
      await running.reload();
    },
    stop: running.stop,
  };
}

export async function runNginx(folder: string, config: string, port: number) {
  await install();
  const main = path.join(folder, 'nginx.conf');
  const errors = path.join(folder, 'error.log');
  const args = ['-c', main, '-e', errors];
  await writeFile(main, config);
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  await untilItAnswers(url, child);
  return {
    url,
    /** Resolves when no process with the earlier configuration is left. */
    async reload() {
      const workers = async () => (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).split(' ');
      const before = (await workers()).filter(Boolean);
      const result = spawnSync('nginx', [...args, '-s', 'reload'], { encoding: 'utf8' });
      if (result.status !== 0) throw new Error(result.stderr);
      while ((await workers()).some((each) => before.includes(each))) await pause(50);
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      const lines = (await readFile(errors, 'utf8').catch(() => '')).split('\n');
      const complaints = lines.filter((line) => /\[(?:alert|crit|emerg)\]|uninitialized/.test(line));
      if (complaints.length > 0) throw new Error(`nginx complained:\n${complaints.join('\n')}`);
    },
  };
}

/** `nginx -t` also opens the logs. @returns errors; '' for none */
export async function checkNginx(folder: string): Promise<string> {
  await install();
  const main = path.join(folder, 'nginx.conf');
  await writeFile(main, mainConfig(folder, 1));
  const args = ['-t', '-q', '-c', main, '-e', path.join(folder, 'error.log')];
  const { status, stderr } = spawnSync('nginx', args, { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}

/** apt-get refuses to run twice at the same time. */
const install = () => withLock(path.join(sharedFolder(), 'apt-get'), installUnlocked);

async function installUnlocked(): Promise<void> {
  if (isInstalled()) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  await runStep('apt-get', ['update', '-qq']);
  await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Runs beside other nginx, with all files in one folder. */
export const nginxOfItsOwn = (folder: string, http: string) => `load_module ${brotliModule};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${http}
}
`;

const mainConfig = (folder: string, port: number) =>
  nginxOfItsOwn(
    folder,
    `  include ${folder}/hosting/maps.conf;
  access_log ${folder}/access.log site;
  server {
    listen 127.0.0.1:${port} default_server;
    listen [::1]:${port} default_server;
    include ${folder}/hosting/site.conf;
  }`,
  );

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline && child.exitCode === null; ) {
    const isThere = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(50);
  }
  child.kill();
  throw new Error('nginx does not answer');
}
