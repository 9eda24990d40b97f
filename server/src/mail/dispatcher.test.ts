import timers from 'node:timers/promises';
import { fullMessage } from '../testing/mail';
import { until } from '../testing/temporaryFolder';
import { type Attempts, DeliveryFailure, type StoredMessage } from './delivery';
import { createDispatcher, type Dispatcher } from './dispatcher';

/** A queue in memory; a rescheduled message is due again at its time. */
function queueOf(...keys: string[]) {
  const messages = new Map<string, StoredMessage>();
  const add = (key: string, attempts?: Attempts) =>
    messages.set(key, { key, receivedAt: '', fields: fullMessage, attempts });
  for (const key of keys) add(key);
  const isDue = ({ attempts }: StoredMessage) =>
    attempts === undefined || (attempts.nextAt !== null && Date.parse(attempts.nextAt) <= Date.now());
  return {
    messages,
    add,
    isEmpty: () => messages.size === 0,
    take: jest.fn(async (): Promise<StoredMessage | null> => {
      const due = [...messages.values()].filter(isDue).sort((a, b) => (a.key < b.key ? -1 : 1));
      return due[0] ?? null;
    }),
    finish: jest.fn(async ({ key }: StoredMessage) => void messages.delete(key)),
    reschedule: jest.fn(async (message: StoredMessage, attempts: Attempts) => {
      messages.set(message.key, { ...message, attempts });
    }),
  };
}

const started: Dispatcher[] = [];
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await Promise.all(started.splice(0).map((dispatcher) => dispatcher.stop()));
});

/** Fakes `node:timers/promises` too, which Jest’s fake timers do not replace. */
function pretendTime() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(timers, 'setTimeout').mockImplementation((ms, _value, { signal } = {}) => {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      setTimeout(resolve, ms);
      signal?.addEventListener('abort', reject);
    });
  });
}

/** @param pauseMs pause after a number of failures (ms) */
function start(
  queue: ReturnType<typeof queueOf>,
  deliver: (key: string) => unknown = () => {},
  pauseMs: (failures: number) => number = () => 1,
) {
  const tried: string[] = [];
  const retryPauseMs = jest.fn(pauseMs);
  const [onFailure, onDelivered, close] = [jest.fn(), jest.fn(), jest.fn()];
  const delivery = {
    async deliver({ key }: StoredMessage) {
      tried.push(key);
      await deliver(key);
    },
    close,
  };
  const dispatcher = createDispatcher({ queue, delivery, retryPauseMs, onFailure, onDelivered });
  started.push(dispatcher);
  dispatcher.wake();
  return { dispatcher, tried, pauses: () => retryPauseMs.mock.calls.flat(), onFailure, onDelivered, close };
}

const fails = (kind: 'refused' | 'unreachable', text: string) => () => {
  throw new DeliveryFailure(kind, text);
};

test('the dispatcher delivers each message once, oldest first, one at a time, and removes it from the queue', async () => {
  const queue = queueOf('3', '1', '2');
  const most = { atOnce: 0, ever: 0 };
  const { dispatcher, tried, onDelivered } = start(queue, async () => {
    most.atOnce += 1;
    most.ever = Math.max(most.ever, most.atOnce);
    dispatcher.wake();
    await new Promise((resolve) => setTimeout(resolve, 2));
    most.atOnce -= 1;
  });
  dispatcher.wake();
  await until(queue.isEmpty);
  expect([tried, most.ever]).toEqual([['1', '2', '3'], 1]);
  expect(onDelivered).toHaveBeenCalledTimes(3);
});

test('a new message is delivered at once; a message of another server is found within a second', async () => {
  pretendTime();
  const queue = queueOf();
  const { dispatcher, tried } = start(queue);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  await settle();
  queue.add('1');
  dispatcher.wake();
  await settle();
  expect(tried).toEqual(['1']);
  queue.add('2');
  await jest.advanceTimersByTimeAsync(999);
  expect(tried).toEqual(['1']);
  await jest.advanceTimersByTimeAsync(1);
  expect(tried).toEqual(['1', '2']);
});

test('a failed message is rescheduled with its count and reason, tried again, and delays no other message', async () => {
  const queue = queueOf('bad', 'good');
  let failuresLeft = 3;
  const { dispatcher, tried, pauses, onFailure } = start(queue, (key) => {
    if (key === 'bad' && failuresLeft-- > 0) throw new Error(`mailbox\r\n\0 closed${'d'.repeat(1_000)}`);
  });
  const waking = setInterval(dispatcher.wake, 2);
  await until(queue.isEmpty).finally(() => clearInterval(waking));
  expect([tried.filter((key) => key === 'good'), tried.at(-1)]).toEqual([['good'], 'bad']);
  expect(pauses()).toEqual([1, 2, 3]);
  expect(onFailure.mock.calls).toEqual(Array(3).fill([expect.any(Error), 'bad']));
  const reason = `mailbox closed${'d'.repeat(486)}`;
  for (const [index, [, attempts]] of queue.reschedule.mock.calls.entries()) {
    expect(attempts).toMatchObject({ count: index + 1, reason });
    expect(Date.parse(attempts.nextAt ?? '') - Date.parse(attempts.lastAt)).toBe(1);
  }
});

test('the count of attempts continues after a restart, and any thrown value becomes the reason', async () => {
  const queue = queueOf();
  queue.add('1', { count: 7, lastAt: '', nextAt: '2020-01-01T00:00:00.000Z', reason: '' });
  start(
    queue,
    () => Promise.reject('closed'),
    () => 60_000,
  );
  await until(() => queue.messages.get('1')?.attempts?.count === 8);
  expect(queue.messages.get('1')?.attempts?.reason).toBe('closed');
});

test('a refused message is dead-lettered with its reason and not tried again, and the next one goes at once', async () => {
  const queue = queueOf('1', '2');
  const { tried } = start(queue, fails('refused', '550 no such mailbox'), () => 60_000);
  await until(() => queue.reschedule.mock.calls.length === 2);
  expect(tried).toEqual(['1', '2']);
  expect(queue.messages.get('1')?.attempts).toMatchObject({ count: 1, nextAt: null, reason: '550 no such mailbox' });
});

test('while no message gets through, one is tried after pauses that grow to a minute, and the others wait', async () => {
  pretendTime();
  const queue = queueOf('1', '2', '3');
  let works = false;
  const { dispatcher, tried, pauses } = start(
    queue,
    (key) => works || key === '3' || fails('unreachable', 'connection refused')(),
    (failures) => failures * 50_000,
  );
  const pass = async (ms: number) => {
    dispatcher.wake();
    await jest.advanceTimersByTimeAsync(ms);
  };
  await pass(49_999);
  expect(tried).toEqual(['1']);
  await pass(1);
  expect(tried).toEqual(['1', '1']);
  await pass(59_999);
  expect(tried).toHaveLength(2);
  await pass(1);
  expect(tried).toEqual(['1', '1', '2']);
  works = true;
  await pass(600_000);
  expect(queue.isEmpty()).toBe(true);
  works = false;
  const before = pauses().length;
  queue.add('4');
  await pass(0);
  // The pauses of the message and of the mail server start again.
  expect(pauses().slice(before)).toEqual([1, 1]);
});

test('a delivered message that cannot be removed from the queue is not delivered twice', async () => {
  const queue = queueOf('1');
  queue.finish.mockRejectedValueOnce(new Error('disk'));
  const { tried, onFailure, onDelivered } = start(queue);
  await until(queue.isEmpty);
  expect(tried).toEqual(['1']);
  expect(queue.finish).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([[new Error('disk'), null]]);
  expect(onDelivered).toHaveBeenCalledTimes(1);
  // A later message with the same key is delivered.
  queue.add('1');
  await until(queue.isEmpty);
  expect(tried).toEqual(['1', '1']);
});

test('a failing queue is read again after pauses that grow to a minute, and start again once it works', async () => {
  pretendTime();
  const queue = queueOf('1');
  const failing = () => queue.take.mockRejectedValueOnce(new Error('disk'));
  for (let times = 0; times < 3; times += 1) failing();
  const { pauses } = start(queue, undefined, (failures) => failures * 40_000);
  await jest.advanceTimersByTimeAsync(40_000 + 60_000 + 59_999);
  expect([queue.take.mock.calls.length, queue.isEmpty()]).toEqual([3, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect(queue.isEmpty()).toBe(true);
  failing();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(pauses()).toEqual([1, 2, 3, 1]);
});

describe('a stopped dispatcher', () => {
  test('finishes the message under way and takes no other', async () => {
    const queue = queueOf('1', '2');
    let finish = () => {};
    const { dispatcher, tried, close } = start(queue, () => new Promise<void>((resolve) => (finish = resolve)));
    await until(() => tried.length === 1);
    const stopped = dispatcher.stop();
    expect(close).not.toHaveBeenCalled();
    finish();
    await stopped;
    dispatcher.wake();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([...queue.messages.keys()]).toEqual(['2']);
    expect(close).toHaveBeenCalled();
  });

  test('ends at once while it waits for messages, or pauses after a failure', async () => {
    pretendTime();
    const waiting = start(queueOf());
    const failing = start(queueOf('1'), fails('unreachable', 'down'), () => 60_000);
    await jest.advanceTimersByTimeAsync(1);
    expect(failing.tried).toHaveLength(1);
    // Time stands still: no pause ends by itself.
    await Promise.all([waiting.dispatcher.stop(), failing.dispatcher.stop()]);
  });

  test('cuts off a delivery after 5 s, and its message stays in the queue', async () => {
    const queue = queueOf('1');
    let cut = (_error: Error) => {};
    const { dispatcher, tried, close } = start(queue, () => new Promise((_resolve, reject) => (cut = reject)));
    close.mockImplementation(() => cut(new DeliveryFailure('unreachable', 'closed')));
    await until(() => tried.length === 1);
    pretendTime();
    const stopped = dispatcher.stop();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(close).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await stopped;
    expect([...queue.messages.keys()]).toEqual(['1']);
  });
});
