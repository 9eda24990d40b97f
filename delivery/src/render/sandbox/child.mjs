// @ts-check
// Runs releases' Node builds without rights (startChild.ts). Reads lines of JSON, with the builds: it can read no files.
import { AsyncLocalStorage } from 'node:async_hooks';
import { read, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

/** Modules of Node that reach nothing outside this process. */
const allowedModules =
  /^(node:)?(assert|buffer|crypto|events|path|querystring|stream|stream\/web|string_decoder|url|util|zlib)$/;
const builtIn = createRequire('/');
const { nextTick, version, versions, platform, arch } = process;

// Without bubblewrap, the deleted members of `process` would lead to the network and to other processes.
// Functions compiled by `vm` can't `import()`.

// Node calls `emit` of its own process object, which releases can replace for all emitters; releases get an object without rights.
const usedByNode =
  'version versions arch platform release env cwd hrtime nextTick emitWarning exitCode _exiting _fatalException';
for (const name of Object.getOwnPropertyNames(process))
  if (!usedByNode.split(' ').includes(name)) Reflect.deleteProperty(process, name);
// Node's modules read `isTTY` of these streams as they load.
for (const name of ['stdin', 'stdout', 'stderr']) Reflect.defineProperty(process, name, { value: {} });
const without = { env: {}, argv: [], version, versions, platform, arch, nextTick };
const nothing = () => {};
Object.defineProperty(globalThis, 'process', {
  value: { ...without, cwd: () => '/', on: nothing, emit: () => false, emitWarning: nothing },
});
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
// `Response` and similar globals load undici, which installs an HTTP client here unless one exists.
for (const version of [1, 2])
  Object.defineProperty(globalThis, Symbol.for(`undici.globalDispatcher.${version}`), { value: null });

/** Node's streams are sockets, which can connect anywhere. @param {1 | 2} descriptor @param {string} line */
function write(descriptor, line) {
  for (let rest = Buffer.from(`${line}\n`); rest.length > 0; ) rest = rest.subarray(writeSync(descriptor, rest));
}

/** @param {readonly unknown[]} words */
const logError = (...words) =>
  write(2, words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' '));
globalThis.console = /** @type {any} */ ({
  ...{ debug: logError, error: logError, info: logError, log: logError, trace: logError, warn: logError },
  ...{ dir: logError, table: logError, assert: nothing, count: nothing, countReset: nothing, clear: nothing },
  ...{
    group: logError,
    groupCollapsed: logError,
    groupEnd: nothing,
    time: nothing,
    timeLog: nothing,
    timeEnd: nothing,
  },
});

/** @typedef {{ files: Record<string, string>, loaded: Map<string, any> }} Build */
/** @type {Map<string, Build>} */
const builds = new Map();
/** The shell's instances, which remotes `require`. @type {Record<string, unknown>} */
let sharedModules = {};

/** Runs a module once. @param {string} release @param {string} file */
function run(release, file) {
  const build = /** @type {Build} */ (builds.get(release));
  const known = build.loaded.get(file);
  if (known) return known.exports;
  const source = build.files[file];
  if (source === undefined) throw new Error(`Cannot find module '${file}'`);
  const module = { exports: {} };
  build.loaded.set(file, module);
  if (file.endsWith('.json')) module.exports = JSON.parse(source);
  else {
    try {
      const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
      const name = `/${release.replace(' ', '/')}/server/${file}`;
      compileFunction(source, parameters, { filename: name })(
        module,
        module.exports,
        (/** @type {string} */ id) => required(release, file, id),
        name,
        path.dirname(name),
      );
    } catch (error) {
      build.loaded.delete(file);
      throw error;
    }
  }
  return module.exports;
}

/** @param {string} release @param {string} from @param {string} id */
function required(release, from, id) {
  if (Object.hasOwn(sharedModules, id)) return sharedModules[id];
  if (id.startsWith('.')) return run(release, path.posix.join(path.posix.dirname(from), id));
  // React needs only this class; the rest leads to this process's handles.
  if (/^(node:)?async_hooks$/.test(id)) return { AsyncLocalStorage };
  if (allowedModules.test(id)) return builtIn(id);
  throw new Error(`A page is rendered without ${id}: it has neither files nor a network`);
}

/** @param {{ mark: string }} props */
const Mark = ({ mark }) => `[${mark} ${/** @type {any} */ (sharedModules).react.useId()}]`;

/** @type {Record<string, (message: any) => unknown>} */
const answers = {
  add({ release, files }) {
    builds.set(release, { files, loaded: new Map() });
  },
  shell({ release }) {
    const shell = run(release, 'server.cjs');
    sharedModules = shell.sharedModules;
    return shell.headAssets;
  },
  run({ release, file }) {
    run(release, file);
  },
  paths({ release }) {
    const { paths, previewPaths, notFoundPaths } = run(release, 'paths.cjs').default;
    return { paths, previewPaths, notFoundPaths };
  },
  /** Runs code of the publisher's own, in a process without releases. */
  call: ({ release, file, name, input }) => run(release, file)[name](input),
  data: ({ release, path }) => JSON.stringify(run(release, 'paths.cjs').default.data?.(path)) ?? null,
  async render({ shell, url, config, remotes, stubbed, secret, withHead }) {
    /** @type {Set<string>} */
    const asked = new Set();
    /** @type {Set<string>} */
    const needs = new Set();
    /** @param {string} id */
    function load(id) {
      asked.add(id);
      const [remote = '', module = ''] = id.split('/');
      if (!Object.hasOwn(remotes, remote)) return null;
      const { name, release, modules } = remotes[remote];
      if (!modules.includes(module)) throw new Error(`${release} has no module ${module}`);
      if (!stubbed || stubbed.includes(id)) return { default: stub(`${secret} ${id}`) };
      if (builds.has(release)) return run(release, `${module}.cjs`);
      needs.add(name);
      throw new Error(`${release} is not here`);
    }
    let hasHead = !withHead;
    /**
     * Shells require metadata: the page's own override the stub's. The mark contains the place in React's tree (`isBelow`).
     * @param {string} mark
     */
    const stub = (mark) => () => {
      const { react, '@site/shared': shared } = /** @type {any} */ (sharedModules);
      if (!react?.useId) return `[${mark}]`;
      const { createElement, Fragment } = react;
      const head =
        hasHead || !shared?.PageHead
          ? null
          : createElement(shared.PageHead, { metadata: { title: mark, description: '' } });
      hasHead = true;
      return createElement(Fragment, null, createElement(Mark, { mark }), head);
    };
    try {
      return { page: await run(shell, 'server.cjs').render({ url, config, load }) };
    } catch (error) {
      throw new RenderFailure(messageOf(error), [...asked], [...needs]);
    }
  },
};

class RenderFailure extends Error {
  /** @param {string} message @param {readonly string[]} asked @param {readonly string[]} needs */
  constructor(message, asked, needs) {
    super(message);
    this.asked = asked;
    this.needs = needs;
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} line */
async function answer(line) {
  const { id, ...message } = JSON.parse(line);
  let text;
  try {
    text = JSON.stringify({ id, result: (await answers[message.kind]?.(message)) ?? null });
  } catch (error) {
    const { asked, needs } = error instanceof RenderFailure ? error : {};
    text = JSON.stringify({ id, error: messageOf(error), asked, needs });
  }
  write(1, text);
}

const decoder = new TextDecoder();
const chunk = Buffer.alloc(2 ** 18);
let rest = '';
function listen() {
  read(0, chunk, 0, chunk.length, null, (error, bytes) => {
    if (error || bytes === 0) return;
    const lines = `${rest}${decoder.decode(chunk.subarray(0, bytes), { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) void answer(line);
    listen();
  });
}
listen();
write(1, 'ready');
