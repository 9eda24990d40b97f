import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { actions, type Driver, type Screen, type Session, type Tab } from './driver';

/** Used fields of WebDriver BiDi's results and events (https://www.w3.org/TR/webdriver-bidi/). */
interface Answer {
  readonly context: string;
  readonly userContext: string;
  readonly type: string;
  readonly result: { readonly value?: string };
  readonly exceptionDetails: { readonly text: string };
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context: string };
}

const preferences = {
  // Touch events are off by default on a desktop.
  'dom.w3c_touch_events.enabled': 1,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'intl.accept_languages': 'pt-BR',
};

/** Firefox contains WebDriver BiDi and needs no geckodriver. @throws Error when the process ends at once */
export async function startFirefox(): Promise<Driver> {
  const usual = await launch(preferences);
  return {
    async newSession({ screen, hasScripts }) {
      if (hasScripts) return newSession(usual.bidi, screen);
      // The preference applies to the whole browser.
      const { bidi, close } = await launch({ ...preferences, 'javascript.enabled': false });
      return { ...(await newSession(bidi, screen)), close };
    },
    close: usual.close,
  };
}

async function launch(chosen: Readonly<Record<string, unknown>>) {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(chosen).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const browser = spawn('firefox-esr', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  process.once('exit', () => browser.kill());
  const bidi = await connect(await addressOf(browser));
  await bidi.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    bidi,
    async close() {
      const ended = once(browser, 'exit');
      await bidi.send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr ?? process.stdin })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      browser.stderr?.resume();
      return `${address}/session`;
    }
  }
  throw new Error('Firefox ended before it was ready');
}

interface Bidi {
  send(method: string, params: object): Promise<Answer>;
  onLog(listener: (entry: Answer) => void): void;
}

async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers>();
  const listeners: ((entry: Answer) => void)[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const { id, type, result, message, params } = JSON.parse(String(data));
    if (type === 'event') for (const listener of listeners) listener(params);
    else if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  });
  return {
    onLog: (listener) => void listeners.push(listener),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}

interface PromiseWithResolvers {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Firefox's message for a script that was loading when its page was left: it compares the digest of an empty file. */
const abortedScript = /integrity attribute .*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/;

async function newSession(bidi: Bidi, { width, height, isTouch }: Screen): Promise<Session> {
  const { userContext } = await bidi.send('browser.createUserContext', {});
  const contexts = new Set<string>();
  const console: string[] = [];
  bidi.onLog(({ level, text, source }) => {
    if (!contexts.has(source.context) || !/error|warn/.test(level)) return;
    if (!abortedScript.test(text ?? '')) console.push(`${level}: ${text}`);
  });
  return {
    console,
    async newTab() {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
      contexts.add(context);
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
      return tabOf(bidi, context, isTouch);
    },
    close: () => bidi.send('browser.removeUserContext', { userContext }).then(() => {}),
  };
}

function tabOf(bidi: Bidi, context: string, isTouch: boolean): Tab {
  const perform = async (sources: readonly object[]) => {
    await bidi.send('input.performActions', { context, actions: sources });
  };
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async run(source, ...args) {
      const { type, result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: `JSON.stringify((${source})(...${JSON.stringify(args)}))`,
        target: { context },
        awaitPromise: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    pressAt: (x, y) => perform(actions.pressAt(x, y, isTouch ? 'touch' : 'mouse')),
    write: (text) => perform(actions.write(text)),
    press: (keys) => perform(actions.press(keys)),
    async go(delta) {
      await bidi.send('browsingContext.traverseHistory', { context, delta });
    },
    async show() {
      await bidi.send('browsingContext.activate', { context });
    },
  };
}
