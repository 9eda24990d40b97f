import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPackages, root } from '@site/delivery/repository';
import { openStore, type ReleaseStore } from '@site/delivery/store';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { executeWorkflow } from '@site/tools/testing/executeWorkflow';
import { type Contexts, readWorkflow } from '@site/tools/testing/githubWorkflow';
import { run } from '@site/tools/testing/programs';
import { type Containers, startContainers, whyNoContainers } from './containers/containers';
import { sharedFolder } from './sharedFolder';

const reason = whyNoContainers();
if (reason) console.log(`Skipped: the commands of the workflows in a container: ${reason}.`);

const name = 'mfe-cart';
const container = 'job';
/** Folder of the repository in a container of GitHub's, and its owner. */
const workspace = '/__w/site/site';
const runner = 1001;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The tests are executed everywhere, and the images of compose.yaml install packages. */
const isElsewhere = (command: string) => /^npm (ci|test|run (test:all|unit))\b/.test(command);

/** Folders of this checkout's installed packages. */
const installed = () =>
  ['.', 'delivery/publisher', ...readdirSync(root)]
    .map((folder) => path.join(folder, 'node_modules'))
    .filter((folder) => existsSync(path.join(root, folder)));

(reason ? describe.skip : describe)('the commands of the workflows, each once in a container', () => {
  let registry: Registry;
  let store: ReleaseStore;
  let containers: Containers;
  let contexts: Contexts;
  const executed = new Set<string>();

  beforeAll(async () => {
    registry = await startRegistry({ owners: { [`@site/${name}`]: 'cart-team' } });
    store = await openStore(registry.url, { cacheDir: path.join(sharedFolder(), 'pipelines') });
    containers = await startContainers('jobs');
    const secrets = { RELEASE_TOKEN: await registry.addUser('cart-team'), RELEASE_SIGNING_KEY: '' };
    contexts = { inputs: {}, vars: { SITE_STORE: registry.url }, secrets };
    await startContainer();
  }, 1_200_000);

  afterAll(async () => {
    await containers?.stop();
    await registry?.stop();
  }, 120_000);

  /** Starts it with a clone that belongs to another user, as GitHub's does. */
  async function startContainer() {
    const folder = path.join(path.dirname(containers.checkout), 'workspace');
    await rm(folder, { recursive: true, force: true });
    await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { cwd: root });
    await run('git', ['update-ref', 'refs/remotes/origin/main', 'HEAD'], { cwd: folder });
    // The container compiles the package of a merge alone.
    for (const built of builtPackages) await shareBuild(built, folder, 24);
    await mkdir(path.join(folder, 'artifact/public'), { recursive: true });
    const firebase = { hosting: { public: '.', predeploy: 'touch stolen', redirects: [] } };
    await writeFile(path.join(folder, 'artifact/firebase.json'), JSON.stringify(firebase));
    const address = registry.url.replace(/^https?:/, '');
    const npmrc = `${address}:_authToken=\${NODE_AUTH_TOKEN}\n@site:registry=${registry.url}\n`;
    await writeFile(path.join(folder, '../npmrc'), npmrc);
    await containers.runOutside(`chown -R ${runner}:${runner} ${folder}`);
    const volumes = [
      `${folder}:${workspace}`,
      `${folder}/../npmrc:/etc/setup-node.npmrc:ro`,
      ...installed().map((it) => `${path.join(root, it)}:${workspace}/${it}:O`),
    ];
    const options = volumes.map((volume) => `--volume ${volume}`).join(' ');
    const files = `--rootfs ${await containers.baseFiles()}:O`;
    const line = `podman run --detach --network host --name ${container} --workdir ${workspace} ${options} ${files}`;
    await containers.runOutside(`${line} sleep infinity`);
    // node:24-bookworm has them.
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends git jq';
    await runInContainer(install, { DEBIAN_FRONTEND: 'noninteractive' });
  }

  /** Runs a line as GitHub does in a container. @throws Error with its output */
  function runInContainer(line: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const variables = { CI: 'true', GITHUB_ACTIONS: 'true', NPM_CONFIG_USERCONFIG: '/etc/setup-node.npmrc', ...env };
    const given = Object.entries(variables).map(([key, value]) => `--env ${quote(`${key}=${value}`)}`);
    return containers.runOutside(`podman exec ${given.join(' ')} ${container} sh -e -c ${quote(line)}`);
  }

  /** Executes those commands of a workflow that were not executed yet. @returns failed jobs, with the failed step */
  async function execute(workflow: string, event: Contexts): Promise<readonly string[]> {
    const all = { ...contexts, ...event, vars: { ...contexts.vars, ...event.vars } };
    const file = await readWorkflow(`.github/workflows/${workflow}`);
    const reports = await executeWorkflow(file, all, async ({ run: command, env }, job) => {
      if (command === undefined || isElsewhere(command)) return;
      if (executed.has(command) && !job.name.endsWith('release')) return;
      await runInContainer(command, { GITHUB_BASE_REF: 'main', ...env });
      executed.add(command);
    });
    return reports.flatMap(({ job, result, steps }) =>
      result === 'failure' ? [`${job}: ${steps.find((step) => step.result === 'failure')?.name}`] : [],
    );
  }

  const github = { ref: 'refs/heads/main', sha: '1234567', event: {} };
  const merge: Contexts = { github: { ...github, event_name: 'push' } };
  const byHand = (action: string): Contexts => ({
    github: { ...github, event_name: 'workflow_dispatch' },
    inputs: { action },
  });

  const channels = () => store.channels(name);

  test('a deployment by hand brings the first release to the registry', async () => {
    expect(await execute(`${name}.yml`, byHand('deploy'))).toEqual([]);
    expect(await channels()).toEqual({ live: expect.any(String) });
  }, 900_000);

  test('a merge deploys a canary, which is promoted and rolled back by hand', async () => {
    const { live } = await channels();
    await runInContainer(
      `git config user.name a && git config user.email a@a
      sed -i 's/{horasDeResposta} horas/12 horas/' ${name}/content/pedido.json && git commit --quiet --all --message 'Change a text'`,
      {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'safe.directory',
        GIT_CONFIG_VALUE_0: '*',
      },
    );
    expect(await execute(`${name}.yml`, merge)).toEqual([]);
    const { canary } = await channels();
    expect(await channels()).toEqual({ live, canary: { version: expect.not.stringMatching(live ?? ''), traffic: 10 } });
    expect(await execute(`${name}.yml`, byHand('promote'))).toEqual([]);
    expect(await channels()).toEqual({ live: canary?.version, previous: live });
    expect(await execute(`${name}.yml`, byHand('rollback'))).toEqual([]);
    expect(await channels()).toEqual({ live, withdrawn: canary?.version });
  }, 600_000);

  test('a pull request’s site is stored, and deployed without commands of the request', async () => {
    const request: Contexts = {
      github: {
        ...github,
        event_name: 'pull_request',
        ref: 'refs/pull/7/merge',
        base_ref: 'main',
        event: { number: 7 },
      },
      vars: { FIREBASE_PROJECT: 'example' },
      secrets: { ...contexts.secrets, FIREBASE_SERVICE_ACCOUNT: 'account' },
    };
    expect(await execute('ci.yml', request)).toEqual([]);
    expect(await execute('preview.yml', request)).toEqual([]);
    await runInContainer('test -n "$(find var/hosting/firebase -name index.html)"');
    expect(await runInContainer('cd preview && ls -A && cat firebase.json')).toBe(
      'firebase.json\npublic\n{\n  "hosting": {\n    "public": "public",\n    "cleanUrls": null,\n    "trailingSlash": null,\n    "redirects": [],\n    "headers": null,\n    "rewrites": null\n  }\n}\n',
    );
  }, 900_000);

  test('a command that fails, or lacks a program, fails its job', async () => {
    await expect(runInContainer('npm run missing')).rejects.toThrow('Missing script: "missing"');
    await expect(runInContainer('missing-program')).rejects.toThrow('missing-program: not found');
  });
});
