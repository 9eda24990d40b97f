import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { actions, type Driver, type Screen, type Session, type Tab } from './driver';

/** Height of the window's title bar and toolbar, CSS px. */
const bars = 38;

/** https://www.w3.org/TR/webdriver2/ */
type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, limit?: number) => Promise<Value>;

/** ms for a script, which may never return while its page is being replaced. */
const answerLimit = 8000;

/** ms for leaving and loading a page, equal to that of `Visitor`. */
const pageLimit = 60_000;

/**
 * Starts WebKitGTK's WebDriver on a virtual screen; each session is a MiniBrowser without stored data. Windows are at least
 * 447 px wide, without touch input: a phone is a narrow window. @throws Error when the screen or the driver does not start
 */
export async function startWebkit(): Promise<Driver> {
  // `-noreset`: Xvfb resets when its last window closes, and refuses windows in that moment.
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
      // The sandbox needs rights that containers lack; journeys only open our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Otherwise several threads paint with Mesa's software renderer, which crashes at times (Mesa 22.3).
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
  await waitUntilReady(call, driver);
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
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was ready'))),
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

async function waitUntilReady(call: Call, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await setTimeout(20);
  }
  throw new Error('WebKitWebDriver ended before it was ready');
}

async function newSession(call: Call, screen: Screen, hasScripts: boolean): Promise<Session> {
  const args = ['--automation', ...(hasScripts ? [] : ['--enable-javascript=false'])];
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { args },
        // Other strategies wait for all files, which a journey may hold back.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
      },
    },
  });
  const path = `/session/${sessionId}`;
  const handles: string[] = [];
  return {
    // Not part of its protocol; `consoleHook` reports the console instead.
    console: [],
    async newTab() {
      // The session's first window, then a new window for each tab, since hidden tabs are not painted.
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
      const waitFor = async (condition: string) => {
        const deadline = performance.now() + pageLimit;
        let answer: boolean | string;
        do {
          answer = await run<boolean>(condition).catch(({ message }: Error) => message);
          if (answer === true) return;
          await setTimeout(20);
        } while (performance.now() < deadline);
        // An answer of 'invalid session id' means that the page's process has ended.
        throw new Error(`${url}: ${condition} is ${answer}`);
      };
      await waitFor('()=>window.isLeft=true');
      await call('POST', '/url', { url });
      await waitFor('()=>!window.isLeft&&document.readyState!=="loading"');
    },
    run,
    pressAt: (x, y) => perform(actions.pressAt(x, y, 'mouse')),
    write: (text) => perform(actions.write(text)),
    press: (keys) => perform(actions.press(keys)),
    go: (steps) => call('POST', steps < 0 ? '/back' : '/forward', {}),
    show: () => call('POST', '/window', { handle }),
  };
}
