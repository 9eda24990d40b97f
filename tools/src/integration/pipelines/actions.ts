import type { Step } from '../../testing/executeWorkflow';
import { type Place, quote } from './places';

/** Variables for the later steps of a job. */
export type Variables = Readonly<Record<string, string>>;

type Action = (step: Step, place: Place, sha: string) => Promise<Variables>;

/** Short replacements of other authors' actions: they do the same in the workspace, and nothing elsewhere. */
export const actions: Readonly<Record<string, Action>> = {
  /** The commits are there. Git trusts the folder during this action alone (actions/checkout issue 1169). */
  async 'actions/checkout'({ with: { 'fetch-depth': depth } }, { run }, sha) {
    if (depth !== '0') throw new Error(`The test has only the whole history, not a depth of ${depth}`);
    await run(`git -c safe.directory='*' checkout --quiet --force --detach ${sha}`);
    return {};
  },

  async 'actions/cache'({ with: { path: cached = '', key } }, { restore }) {
    if (!key) throw new Error(`The cache of ${cached} has no key`);
    // A volume of npm's packages is there.
    if (!cached.startsWith('~')) await restore(cached);
    return {};
  },

  async 'actions/setup-node'(
    { with: { 'registry-url': url = '', scope, 'node-version-file': file = '' } },
    { run, home, nodes },
  ) {
    const folder = `${nodes}/$(cat ${quote(file)})/bin`;
    const PATH = (await run(`${folder}/node --version >/dev/null && echo "${folder}:$PATH"`)).trim();
    if (!url) return { PATH };
    const npmrc = `${home}/setup-node.npmrc`;
    const lines = `${url.replace(/^https?:/, '')}:_authToken=\${NODE_AUTH_TOKEN}\n${scope}:registry=${url}\n`;
    // Outside of a container the user may have settings.
    await run(`{ cat ~/.npmrc 2>/dev/null || true; printf %s ${quote(lines)}; } > ${npmrc}`);
    return { PATH, NPM_CONFIG_USERCONFIG: npmrc, NODE_AUTH_TOKEN: 'XXXXX-XXXXX-XXXXX-XXXXX' };
  },

  async 'actions/upload-artifact'({ with: { path: artifact = '' } }, { run }) {
    await run(`test -n "$(find ${quote(artifact)} -type f | head -n 1)"`);
    return {};
  },

  /** Brings what a hostile pull request could store: a command, and settings of npm. */
  async 'actions/download-artifact'({ with: { path: artifact = '' } }, { run }) {
    const settings = JSON.stringify({ hosting: { public: '.', predeploy: 'touch stolen', redirects: [] } });
    await run(`mkdir -p ${quote(artifact)}/public && cd ${quote(artifact)} && touch public/index.html .npmrc package.json
      echo ${quote(settings)} > firebase.json`);
    return {};
  },

  /** Deploys nothing. */
  async 'FirebaseExtended/action-hosting-deploy'({ with: inputs }, { run }) {
    for (const name of ['firebaseServiceAccount', 'projectId', 'channelId', 'entryPoint'])
      if (!inputs[name]) throw new Error(`The deployment has no ${name}`);
    const content = await run(`cd ${quote(inputs.entryPoint ?? '')} && ls -A && ls public && cat firebase.json`);
    if (!/^firebase\.json\npublic\nindex\.html\n\{/.test(content) || /predeploy/.test(content))
      throw new Error(`The folder to deploy has other files or settings than a site:\n${content}`);
    return {};
  },
};
