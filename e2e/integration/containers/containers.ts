import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { withLock } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import { containerPrograms } from '@site/tools/debianPackages';
import { copySources } from '../checkout';
import { type Answer, ask, collect, plain, type Question } from '../namespaces';
import { writeSettings } from './settings';

/** Images and containers of this machine's Podman, in processes, mounts and a network of their own, which end with this process. */
export interface Containers {
  /** Copy of the checkout, as git has it. */
  readonly checkout: string;
  /** Runs a shell line in the copy, in the containers' network. @returns its output @throws Error with its output */
  run: Run;
  /** The same with this machine's network, which installations need. */
  runOutside: Run;
  build(image: Image): Promise<void>;
  /** @returns folder with the files of the image that all others begin with */
  baseFiles(): Promise<string>;
  ask(url: string, options?: Question): Promise<Answer>;
  stop(): Promise<void>;
}

interface Image {
  /** Dockerfile in the copy. */
  readonly file: string;
  readonly stage: string;
  readonly tag: string;
  /** True if the next run starts from the layers of this one, which take a second for each step. */
  readonly keepsLayers: boolean;
}

type Run = (line: string, env?: Readonly<Record<string, string>>) => Promise<string>;

/** Images stay below this folder between runs: the first run takes minutes. */
const all = inRoot('.cache/containers');
const standIns = 'e2e/integration/containers';
const base = 'docker.io/library/node:24-bookworm-slim';
const npmCache = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
/** Replaces the base's own settings during a build. */
const npmSettings = `cafile=/etc/ssl/certs/ca-certificates.crt
cache=/var/cache/npm
prefer-offline=true
`;
const setPath = 'buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** @returns why this machine runs no containers, in a few words; null where it does */
export function whyNoContainers(): string | null {
  if (process.getuid?.() !== 0) return 'it takes root';
  if (process.arch !== 'x64') return 'it takes a processor of type x64';
  const missing = containerPrograms.filter(({ file }) => !existsSync(file)).map((program) => program.package);
  if (missing.length > 0) return `programs are missing (apt-get install ${missing.join(' ')})`;
  const script = `mkdir -p $0 && f=$(mktemp -d -p $0) && cd $f && mkdir l u w m &&
    unshare -m -n mount -t overlay overlay -o lowerdir=l,upperdir=u,workdir=w m; code=$?; rm -rf $f; exit $code`;
  const { status } = spawnSync('sh', ['-c', script, all], { stdio: 'ignore' });
  return status === 0 ? null : 'no overlay can be mounted';
}

/** @param name of a storage of images: Podman of one test removes all containers in it */
export async function startContainers(name: string): Promise<Containers> {
  const folder = path.join(all, name);
  const checkout = path.join(folder, 'site');
  await rm(checkout, { recursive: true, force: true });
  await copySources(checkout);
  const settings = await writeSettings(folder);
  const { leader, stop } = await startNamespaces(folder);
  const runIn =
    (namespaces: readonly string[]) =>
    async (line: string, env: Readonly<Record<string, string>> = {}) => {
      const script = `cd ${checkout}\n${line}`;
      const child = spawn('nsenter', ['-t', leader, ...namespaces, 'sh', '-e', '-c', script], {
        env: { ...plain, ...settings, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const printed = collect(child);
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`${line}\n${printed().slice(-8_000)}`);
      return printed();
    };
  const run = runIn(['-m', '-p', '-n']);
  const runOutside = runIn(['-m', '-p']);
  // Left by a run that was killed.
  await run('podman rm --all --force --volumes && podman volume prune --force && podman network prune --force');
  await run('podman image prune --force --filter until=48h');

  async function baseFiles(): Promise<string> {
    const { packageManager } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
    const files = path.join(all, 'base');
    // Made once for all storages.
    await withLock(files, () => runOutside(`${standIns}/baseFiles.sh ${files} ${packageManager.split('@')[1]}`));
    return path.join(files, 'root');
  }

  async function makeBase(): Promise<void> {
    if ((await run(`podman image exists ${base} && echo yes || true`)).includes('yes')) return;
    await runOutside(
      `container=$(buildah from scratch) && buildah add -q $container ${await baseFiles()} / && ${setPath} $container &&
        buildah commit -q --rm $container ${base}`,
    );
  }

  /** Downloads take minutes. */
  const volumes = [`${npmCache}:/var/cache/npm`, `${folder}/build.npmrc:/usr/local/etc/npmrc:ro`];
  let baseExists: Promise<void> | undefined;

  async function build({ file, stage, tag, keepsLayers }: Image) {
    baseExists ??= makeBase();
    await baseExists;
    await mkdir(npmCache, { recursive: true });
    await writeFile(path.join(folder, 'build.npmrc'), npmSettings);
    const options = `--format docker --isolation chroot --pull-never --layers=${keepsLayers} --ulimit nofile=20000:20000`;
    const mounts = volumes.map((volume) => `--volume ${volume}`).join(' ');
    await runOutside(`buildah bud ${options} ${mounts} --file ${file} --target ${stage} --tag ${tag} .`);
  }

  return {
    checkout,
    run,
    runOutside,
    build,
    baseFiles,
    ask: (url, options) => ask(leader, url, options),
    async stop() {
      await run('podman rm --all --force --time 0 --volumes').catch(() => '');
      await stop();
    },
  };
}

/** Podman's state in `/run` and `/dev/shm` ends with the namespaces, and is none of this machine's own Podman. */
const preparation = (folder: string) => `
  cp -L /etc/resolv.conf ${folder}/resolv.conf
  mount -t tmpfs tmpfs /run && mount -t tmpfs tmpfs /dev/shm && ip link set lo up
  names=$(readlink -m /etc/resolv.conf)
  test -e $names || { mkdir -p "$(dirname $names)" && cp ${folder}/resolv.conf $names; }
  echo ready && exec sleep infinity`;

async function startNamespaces(folder: string) {
  const line = ['--pdeathsig', 'KILL', 'unshare', '-m', '-p', '-n', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('setpriv', [...line, 'sh', '-e', '-c', preparation(folder)], {
    env: plain,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const printed = collect(child);
  await Promise.race([once(child.stdout, 'data'), ended]);
  if (!printed().includes('ready')) throw new Error(`The namespaces did not start: ${printed()}`);
  const leader = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim();
  // An empty or other number would enter a process of this machine.
  if (!/^\d+$/.test(leader)) throw new Error(`unshare has the processes "${leader}"`);
  return {
    leader,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
