import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { actions, type Driver, type Screen, type Session, type Tab } from './driver';

/** Height of the window's own bars, CSS px. */
const bars = 38;

/** Calls WebDriver (https://www.w3.org/TR/webdriver2/). */
type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, limit?: number) => Promise<Value>;

/** ms that a question to a page may take: one that is just replaced by the next may never answer. */
const answerLimit = 8000;

/** ms that a page may take to go, and to come: as long as a visitor waits for anything else. */
const pageLimit = 60_000;

/**
 * Starts WebKitGTK's WebDriver on a screen of its own, which nobody sees. Each session is a MiniBrowser that keeps nothing. Its
 * windows are never narrower than 447 px, and it has no fingers: there a phone is a narrow window.
 *
 * @throws Error where the screen does not come up
 */
export async function startWebkit(): Promise<Driver> {
  // Else it resets whenever its last window has gone, and refuses one that comes just then.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'pt_BR.UTF-8',
      // The sandbox wants rights that a container has not; what is opened is our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Else several threads of a page paint by Mesa's software renderer, which crashes at times (Mesa 22.3).
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stdio: 'ignore',
  });
  const call: Call = async (method, path, body, limit = 30_000) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  process.once('exit', () => [driver, screen].map((it) => it.kill()));
  await answers(call, driver);
  return {
    newSession: ({ screen, hasScripts }) => newSession(call, screen, hasScripts),
    async close() {
      for (const process of [driver, screen]) {
        const ended = once(process, 'exit');
        process.kill();
        await ended;
      }
    },
  };
}

async function firstLine(screen: ChildProcess): Promise<string> {
  const [data] = await Promise.race([
    once(screen.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was there'))),
  ]);
  return String(data).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(call: Call, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isThere = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await setTimeout(20);
  }
  throw new Error('WebKitWebDriver ended before it was there');
}

async function newSession(call: Call, screen: Screen, hasScripts: boolean): Promise<Session> {
  const args = ['--automation', ...(hasScripts ? [] : ['--enable-javascript=false'])];
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { args },
        // Its page would be there when all of it has come, which a journey may hold back.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
      },
    },
  });
  const path = `/session/${sessionId}`;
  const handles: string[] = [];
  return {
    // Its protocol does not tell: `consoleHook` does.
    console: [],
    async newTab() {
      // The window that a session begins with; then one each, for a tab behind another is not drawn.
      const handle =
        handles.length === 0
          ? await call<string>('GET', `${path}/window`)
          : (await call<{ handle: string }>('POST', `${path}/window/new`, { type: 'window' })).handle;
      handles.push(handle);
      await call('POST', `${path}/window`, { handle });
      await call('POST', `${path}/window/rect`, { x: 0, y: 0, width: screen.width, height: screen.height + bars });
      return tabOf((method, rest, ...more) => call(method, `${path}${rest}`, ...more), handle);
    },
    close: () => call('DELETE', path),
  };
}

function tabOf(call: Call, handle: string): Tab {
  const perform = (sources: readonly object[]) => call<void>('POST', '/actions', { actions: sources });
  const run: Tab['run'] = (source, ...args) =>
    call('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args }, answerLimit);
  return {
    async open(url) {
      const until = async (condition: string) => {
        const deadline = performance.now() + pageLimit;
        let answer: boolean | string;
        do {
          answer = await run<boolean>(condition).catch(({ message }: Error) => message);
          if (answer === true) return;
          await setTimeout(20);
        } while (performance.now() < deadline);
        // 'invalid session id': the page's process has ended.
        throw new Error(`${url}: ${condition} is ${answer}`);
      };
      await until('()=>window.isLeft=true');
      await call('POST', '/url', { url });
      await until('()=>!window.isLeft&&document.readyState!=="loading"');
    },
    run,
    pressAt: (x, y) => perform(actions.pressAt(x, y, 'mouse')),
    write: (text) => perform(actions.write(text)),
    press: (keys) => perform(actions.press(keys)),
    go: (steps) => call('POST', steps < 0 ? '/back' : '/forward', {}),
    show: () => call('POST', '/window', { handle }),
  };
}
