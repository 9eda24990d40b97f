import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type Release, releaseFile } from '../release';
import { releaseOf } from './sampleReleases';

type Files = Record<string, string>;

const digest = 'g0123abcd';

/** Edits before sealing, and changes of description and folder afterwards. */
export interface RemoteChange {
  readonly edit?: Readonly<Record<string, readonly [from: string, to: string]>>;
  readonly add?: Files;
  readonly omit?: readonly string[];
  readonly describe?: (release: Release) => Partial<Release>;
  readonly addAfterwards?: Files;
}

const page = '/contato/enviada';

const modules = {
  './ContactSentPage': { js: ['ContactSentPage.js'], css: ['ContactSentPage.css'] },
  './paths': { js: [], css: [] },
};

/** Component as an expression; both builds call it with their modules. */
const component = `function page(React, { PageHead }) {
  return { default: function Page() {
    const h = React.createElement;
    React.useEffect(() => { /* effect */ }, []);
    return h(React.Fragment, null,
      h(PageHead, { metadata: { title: 'Recebemos', description: 'Recebemos' } }),
      h('section', { className: 'mfe-content-box' }, h('h1', null, 'Recebemos'), h('p', null, /* text */'Obrigado')));
  } };
}`;

const browserBuild: Files = {
  'browser/remoteEntry.js': `var mfe_content = (() => {
  const digests = %DIGESTS%;
  const { src } = document.currentScript;
  let scope;
  const shared = async (name) => {
    const [share] = Object.values(scope[name]);
    return share.lib ? share.lib() : (await share.get())();
  };
  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(name, src).href;
    script.crossOrigin = 'anonymous';
    script.integrity = digests[name];
    script.onload = () => resolve(globalThis.page_${digest});
    script.onerror = () => reject(new Error(name));
    document.head.append(script);
  });
  return {
    init(it) { scope = it; },
    async get(path) {
      if (path === './paths') return () => ({ default: { paths: [] } });
      const page = await load('ContactSentPage.js');
      const made = page(await shared('react'), await shared('@site/shared'));
      return () => made;
    },
  };
})();`,
  'browser/ContactSentPage.js': `globalThis.page_${digest} = ${component};`,
  'browser/ContactSentPage.css': '.mfe-content-box { padding: 1rem }',
};

const serverBuild: Files = {
  'server/ContactSentPage.cjs': `${component}
module.exports = page(require('react'), require('@site/shared'));`,
  'server/paths.cjs': `exports.default = { paths: ['${page}'] };`,
};

export async function writeHandWrittenRemote(folder: string, ...changes: readonly RemoteChange[]): Promise<Release> {
  const files: Files = Object.assign({}, browserBuild, serverBuild, ...changes.map(({ add }) => add));
  for (const name of changes.flatMap(({ omit = [] }) => omit)) delete files[name];
  for (const [name, [from, to]] of changes.flatMap(({ edit = {} }) => Object.entries(edit))) {
    const text = files[name] ?? '';
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    files[name] = text.replace(from, () => to);
  }
  const later = Object.keys(files).filter((name) => /^browser\/.*\.(js|css)$/.test(name) && !/remoteEntry/.test(name));
  const digests = Object.fromEntries(later.map((name) => [name.slice('browser/'.length), digestOf(files[name] ?? '')]));
  const entry = files['browser/remoteEntry.js'];
  if (entry) files['browser/remoteEntry.js'] = entry.replace('%DIGESTS%', JSON.stringify(digests));
  const described = { name: 'mfe-content', version: `1.0.0-${digest}`, base: '/mfe-content/', modules };
  const release = { ...releaseOf({ ...described, files }), shared: '>=1.0.0' };
  const content: Release = Object.assign({}, release, ...changes.map(({ describe }) => describe?.(release)));
  const sealed = { ...files, [releaseFile]: JSON.stringify(content) };
  const written: Files = Object.assign(sealed, ...changes.map(({ addAfterwards }) => addAfterwards));
  for (const [name, text] of Object.entries(written)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return content;
}
