import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { installed } from '../../repository';
import { sampleConfig } from '../../testing/sample';
import { writtenPlan } from '../../testing/samplePlan';
import { sampleAccount, sampleCatalog, sampleContent, sampleShell } from '../../testing/sampleReleases';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { selectionOf } from '../combinations';
import { pagesOf } from '../pageList';
import { renderPage } from '../renderPage';
import { createServerBuilds, type ServerBuilds } from '../serverBuilds';
import { type Child, childLimits, type Isolation, startChild } from './startChild';

const folder = temporaryFolderPerTest();
const fails = (program: string, ...args: readonly string[]) => spawnSync(program, args).status !== 0;
/** Reasons why this machine cannot use an isolation. */
const lacking = {
  namespaces: fails('bwrap', '--unshare-all', '--ro-bind', '/', '/', 'true') && 'no bubblewrap, or gives it none',
  descriptors: fails('prlimit', '--version') && 'no prlimit',
  permissions: false,
};
const noMemory = /allocation failed|out of memory|ended itself|Failed to allocate memory/i;
let started: ServerBuilds | Child | undefined;

jest.setTimeout(120_000);

beforeEach(() => {
  // Node prints a message when it runs out of memory.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => started?.end());

/** Runs the tests of an isolation, or skips them with the reason why this machine cannot use it. */
const describeMeans = (isolation: Isolation, tests: () => void) =>
  lacking[isolation]
    ? describe.skip(`${isolation}: this machine has ${lacking[isolation]}`, tests)
    : describe(isolation, tests);

for (const isolation of ['namespaces', 'descriptors', 'permissions'] as const) {
  describeMeans(isolation, () => {
    // An isolation that does not prevent an attack only hides the API for it from releases.
    const stoppedBy = (...means: readonly Isolation[]) => (means.includes(isolation) ? test : test.skip);

    describe('a process with all of Node’s API', () => {
      async function rob(kind: string, more: object = {}) {
        const child = await startChild(childLimits, isolation, {
          file: realpathSync(installed('delivery', 'src/testing/robber.mjs')),
        });
        started = child;
        return child.ask({ kind, ...more });
      }

      test('finds an empty environment', async () => {
        process.env.NODE_AUTH_TOKEN = 'secret';
        const found = await rob('environment').finally(() => delete process.env.NODE_AUTH_TOKEN);
        // bubblewrap sets PWD.
        expect(found).toEqual(isolation === 'namespaces' ? { PWD: '/' } : {});
      });

      test('reads neither .npmrc, nor /proc, nor another release’s folder', async () => {
        await writeFile(path.join(folder(), '.npmrc'), '//registry.example/:_authToken=secret');
        const refused = { message: expect.stringMatching(/ENOENT|ERR_ACCESS_DENIED|permission|Access/) };
        await expect(rob('read', { file: path.join(folder(), '.npmrc') })).rejects.toMatchObject(refused);
        for (const file of [`/proc/${process.pid}/environ`, '/proc/self/environ', '/etc/passwd']) {
          await expect((started as Child).ask({ kind: 'read', file })).rejects.toMatchObject(refused);
        }
        for (const file of [folder(), '/', '/proc']) {
          await expect((started as Child).ask({ kind: 'list', file })).rejects.toMatchObject(refused);
        }
      });

      test('writes no file', async () => {
        await expect(rob('write', { file: path.join(folder(), 'index.html') })).rejects.toThrow();
        for (const file of ['/tmp/robbed', '/robbed', '/child.mjs'])
          await expect((started as Child).ask({ kind: 'write', file })).rejects.toThrow();
      });

      test('starts no process', async () => {
        await expect(rob('spawn')).rejects.toThrow();
      });

      stoppedBy('namespaces', 'descriptors')('reaches no network', async () => {
        const connections: unknown[] = [];
        const server = createServer((socket) => connections.push(socket.destroy()));
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const { port } = server.address() as AddressInfo;
        await expect(rob('connect', { port })).rejects.toThrow(/ECONNREFUSED|EMFILE/);
        await new Promise((resolve) => server.close(resolve));
        expect(connections).toEqual([]);
      });

      stoppedBy('namespaces')('sends no signal to another process', async () => {
        await expect(rob('signal', { pid: process.pid })).rejects.toThrow('ESRCH');
      });
    });

    // Releases get the same API of Node with and without descriptors.
    if (isolation === 'descriptors') return;
    describe('a hostile release', () => {
      /** A site whose home page runs `code` when it is loaded, with pages of other teams. */
      async function site(code: string, expression = '"<h1>Início</h1>"', answer = childLimits.answer) {
        const text = `${code}; exports.default = ({ url }) => ${expression};`;
        const { plan, folderOf } = await writtenPlan(folder(), [
          { live: sampleShell('1.0.0', { everywhere: ['mfe_account/UserMenu'] }) },
          {
            live: sampleContent('1.0.0', {
              files: {
                'server/HomePage.cjs': text,
                'server/code.json': 'import("node:net").then((it) => globalThis.leaked.push(it))',
              },
            }),
          },
          { live: sampleAccount('1.0.0') },
          { live: sampleCatalog('1.0.0') },
        ]);
        const selection = selectionOf(plan, []);
        const limits = { ...childLimits, answer };
        const builds = createServerBuilds(folderOf, {
          start: (own = limits) => startChild({ ...own, answer: Math.min(own.answer, answer) }, isolation),
        });
        started = builds;
        const context = { builds, files: { style: () => '', integrity: () => 'sha256-sample' }, config: sampleConfig };
        const pages = [...(await pagesOf(context.builds, context.config, selection)).values()].flat();
        return async (url: string) => {
          const page = pages.find((each) => each.url === url);
          if (!page) throw new Error(`There is no page ${url}`);
          return (await renderPage(context, page, selection)).html;
        };
      }

      const login = '<header>Sentinela</header><nav>Conta</nav><h1>Entrar</h1></div>';
      const byContent = expect.arrayContaining(['mfe-content']);

      const failsAlone = async (code: string, message: RegExp, answer = 60_000) => {
        const page = await site('', `(() => { ${code} })()`, answer);
        const failure = await page('/').catch((error) => error);
        expect(failure.message).toMatch(message);
        expect(failure.packages).toContain('mfe-content');
        expect(await page('/login')).toContain(login);
      };

      test('with 4 GB of memory fails, and pages of other packages are rendered', async () => {
        const code = 'const all = []; for (let i = 0; i < 64; i += 1) all.push(Buffer.alloc(2 ** 26, 1));';
        await failsAlone(code, noMemory);
      });

      // The rest is stopped within the process, or outside of any: alike in each isolation.
      if (isolation !== 'permissions') return;

      test.each<[string, string, RegExp, number?]>([
        ['an endless loop', 'for (;;);', /took longer than 3 s/, 3000],
        ['4 GB of objects', 'const all = []; for (;;) all.push(Array(1e5).fill(all.length + 0.5));', noMemory],
        ['64 MB of HTML', 'return "x".repeat(2 ** 26);', /answered with more than 33554432 bytes/],
        [
          '300,000 attributes',
          'return "<p " + Array.from({ length: 3e5 }, (_, i) => "a" + i).join(" ") + "></p>";',
          /can’t be read: took longer than 3 s/,
          3000,
        ],
        ['the end of the process', 'process.exit();', /process.exit is not a function/],
      ])('with %s fails, and pages of other packages are rendered', (_name, code, message, answer = 60_000) =>
        failsAlone(code, message, answer),
      );

      const ways = [
        'require(NAME)',
        'process.getBuiltinModule(NAME)',
        'process.mainModule.require(NAME)',
        'process.binding(NAME)',
        'Function("return process")().getBuiltinModule(NAME)',
        'module.constructor._load(NAME)',
        'require("node:module").createRequire("/")(NAME)',
        'require("stream").constructor("return process")().binding(NAME)',
      ];

      test('gets no file system, network or process', async () => {
        const attempt = (way: string, name: string) =>
          `(() => { try { return typeof ${way.replace('NAME', `'${name}'`)} } catch { return 'no' } })()`;
        const names = ['fs', 'node:net', 'child_process', 'worker_threads'];
        const attempts = ways.flatMap((way) => names.map((name) => attempt(way, name)));
        const page = await site('', `"<p>" + [${attempts}].filter((it) => it !== 'no' && it !== 'undefined') + "</p>"`);
        expect(await page('/')).toContain('<p></p>');
      });

      test('loads no module by import()', async () => {
        const code = `let found = 'nothing';
          const ways = [
            () => import('node:net'),
            () => (0, eval)('import("node:net")'),
            () => Function('return import("node:net")')(),
            () => Promise.resolve('import("node:net")').then(eval),
          ];
          for (const way of ways) Promise.resolve().then(way).then(() => { found = String(way) }, () => {});`;
        const page = await site(code, '"<p>" + found + "</p>"');
        await page('/login');
        await page('/');
        expect(await page('/')).toContain('<p>nothing</p>');
      });

      test.each([
        ['its console', 'for (let it = console; it; it = Object.getPrototypeOf(it)) leaked.push(it, it._stdout)'],
        [
          'an emitter’s method, which Node calls',
          'require("events").prototype.emit = function () { leaked.push(this); return true }; Promise.reject(1)',
        ],
        [
          'a stream’s methods',
          `const { Duplex, Readable, Writable } = require("stream");
          for (const [type, name] of [[Duplex, "write"], [Writable, "write"], [Readable, "push"], [Readable, "on"]]) {
            const own = type.prototype[name];
            type.prototype[name] = function (...args) { leaked.push(this); return own.apply(this, args) };
          }`,
        ],
        [
          'clients of HTTP that Node creates on demand',
          `for (const name of ["Response", "Headers", "FormData", "MessageEvent"]) try { new globalThis[name]("x") } catch {}
          WebAssembly.compileStreaming(1).catch(() => {});
          const request = new Request("http://example.com/");
          for (const it of [globalThis, request]) for (const name of Object.getOwnPropertySymbols(it)) leaked.push(it[name])`,
        ],
        [
          'eval in place of functions that the renderer calls',
          `const { test } = RegExp.prototype;
          RegExp.prototype.test = eval;
          try { require('import("node:net").then((it) => globalThis.leaked.push(it))') } catch {}
          RegExp.prototype.test = test;
          const { parse } = JSON;
          JSON.parse = eval;
          try { require("./code.json") } catch {}
          JSON.parse = parse`,
        ],
        [
          'call sites of a stack trace',
          `Error.prepareStackTrace = (_, calls) => leaked.push(...calls.flatMap((it) => [it.getThis(), it.getFunction()]));
          void new Error().stack;
          Error.prepareStackTrace = undefined`,
        ],
        [
          'state that Node keeps for asynchronous calls',
          `const storage = new (require("async_hooks").AsyncLocalStorage)();
          storage.kResourceStore = "remembered";
          Object.defineProperty(Object.prototype, "remembered", { set() { leaked.push(this) }, configurable: true });
          storage.run(1, () => {});
          delete Object.prototype.remembered`,
        ],
      ])('gets no socket, process or client by %s', async (_way, code) => {
        const rights = '_handle connect createServer dispatch kill binding getBuiltinModule dlopen Console'.split(' ');
        const found = `leaked.flatMap((it) => ${JSON.stringify(rights)}.filter((name) => Object(it)[name] !== undefined))`;
        const page = await site(`globalThis.leaked = []; ${code}`, `"<p>" + ${found} + "</p>"`);
        for (let round = 0; round < 3; round += 1) expect(await page('/')).toContain('<p></p>');
      });

      test('finds an empty environment and no fetch', async () => {
        process.env.NODE_AUTH_TOKEN = 'secret';
        const page = await site('', '"<p>" + JSON.stringify(process.env) + typeof fetch + "</p>"');
        expect(await page('/').finally(() => delete process.env.NODE_AUTH_TOKEN)).toContain('<p>{}undefined</p>');
      });

      test('reads no file of another release', async () => {
        const page = await site('', 'require("../../../mfe-account/1.0.0/server/LoginPage.cjs").default()');
        await expect(page('/')).rejects.toMatchObject({ packages: byContent });
        expect(await page('/login')).toContain(login);
      });

      test.each([
        ['Array', 'Array.prototype.join = () => "<h1>pwned</h1>"'],
        ['Object', 'Object.prototype.render = "pwned"; Object.prototype.default = () => "<h1>pwned</h1>"'],
        ['RegExp', 'RegExp.prototype.test = () => true'],
        ['JSON', 'const { stringify } = JSON; JSON.stringify = (it) => stringify(it).replaceAll("Conta", "pwned")'],
      ])('that changes %s changes no part or page of another team', async (_name, code) => {
        const page = await site(code);
        const html = await page('/').catch((error) => error);
        if (html instanceof Error) expect(html).toMatchObject({ packages: byContent });
        else expect(html).toContain('<header>Sentinela</header><nav>Conta</nav>');
        expect(String(html)).not.toContain('pwned');
        for (const other of ['/login', '/produtos']) {
          const text = await page(other);
          expect(text).toContain('<header>Sentinela</header><nav>Conta</nav>');
          expect(text).not.toContain('pwned');
        }
      });

      test('can’t forge a page of another shape, the head of another page, or the end of a script', async () => {
        const forged = `const { stringify } = JSON;
          const evil = '</script></title><script>alert(1)</script>';
          JSON.stringify = (it) => it?.result?.page ? stringify({ ...it, result: { page: { ...it.result.page, ...forged } } }) : stringify(it);`;
        const shape = await site(`${forged} const forged = { html: { toString: 'x' } };`);
        await shape('/');
        await expect(shape('/')).rejects.toThrow('mfe-content gives no proper page.html');
        started?.end();
        const head = `{ title: evil, description: evil, canonical: null, image: null, jsonLd: [{ name: evil }] }`;
        const page = await site(`${forged} const forged = { head: ${head} };`);
        await page('/');
        const html = await page('/');
        expect(html).toContain('&lt;/script&gt;');
        expect(html).not.toContain('<script>alert(1)');
        expect(await page('/login')).toContain('<title>/login | ');
      });
    });
  });
}
