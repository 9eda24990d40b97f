import { createServer } from '../createServer';
import { mailLimits } from '../limits';
import { listen } from '../testing/http';
import { serverOptions } from '../testing/mail';
import { messageOf } from '../testing/queue';
import { useServers } from '../testing/servers';
import { until } from '../testing/temporaryFolder';
import { createDiskQueue } from './diskQueue';
import { heldMessage } from './messageQueue';

const { folder, closeLater } = useServers();
const dayMs = 24 * 60 * 60_000;
const start = new Date('2026-03-09T12:00:00.000Z');
let time = start.getTime();

beforeEach(() => {
  time = start.getTime();
  // The interval only: connections and files need real time.
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
});
afterEach(() => jest.useRealTimers());

test('while it runs, a server deletes spam after 30 days and undelivered messages after 90, each hour, and says how many', async () => {
  const options = serverOptions(folder());
  const disk = createDiskQueue(options.spoolDir);
  const [message, held] = [messageOf(start), heldMessage(messageOf(start))];
  for (const it of [message, held]) await disk.add(it);
  const lines: string[] = [];
  const app = closeLater(
    createServer({
      ...options,
      logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
      retention: { undeliveredMs: 90 * dayMs, heldMs: 30 * dayMs },
      now: () => new Date(time),
      delivery: { deliver: () => Promise.reject(new Error('no mail server')) },
    }),
  );
  await listen(app);
  const keys = async () => (await disk.list()).map(({ key }) => key);
  const hourPasses = async (days: number) => {
    time = start.getTime() + days * dayMs + 1;
    jest.advanceTimersByTime(mailLimits.expiryMs);
  };
  await hourPasses(29);
  await hourPasses(30);
  await until(async () => (await keys()).length === 1);
  expect(await keys()).toEqual([message.key]);
  await hourPasses(89);
  await hourPasses(90);
  await until(async () => (await keys()).length === 0);
  await until(() => lines.filter((line) => line.includes('"count":1')).length === 2);
});
