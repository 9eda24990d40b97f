import { fullMessage } from '../testing/mail';
import { until } from '../testing/temporaryFolder';
import { type Attempts, DeliveryFailure, type StoredMessage } from './delivery';
import { createDispatcher, type Dispatcher } from './dispatcher';

/** A queue in memory; a message that was set back is due again once its time has come. */
function queueOf(...keys: string[]) {
  const messages = new Map<string, StoredMessage>();
  const add = (key: string) => messages.set(key, { key, receivedAt: '', fields: fullMessage });
  for (const key of keys) add(key);
  const isDue = ({ attempts }: StoredMessage) =>
    attempts === undefined || (attempts.nextAt !== null && Date.parse(attempts.nextAt) <= Date.now());
  return {
    messages,
    add,
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
afterEach(() => Promise.all(started.splice(0).map((dispatcher) => dispatcher.stop())));

function start(queue: ReturnType<typeof queueOf>, deliver: (key: string) => Promise<void>, pauseMs = 1) {
  const pauses: number[] = [];
  const onFailure = jest.fn();
  const close = jest.fn();
  const dispatcher = createDispatcher({
    queue,
    delivery: { deliver: ({ key }) => deliver(key), close },
    retryPauseMs: (failures) => {
      pauses.push(failures);
      return pauseMs;
    },
    onFailure,
  });
  started.push(dispatcher);
  dispatcher.wake();
  return { dispatcher, pauses, onFailure, close };
}

const isEmpty = (queue: ReturnType<typeof queueOf>) => () => queue.messages.size === 0;

test('everything goes, oldest first, each once, and leaves the queue', async () => {
  const queue = queueOf('3', '1', '2');
  const arrived: string[] = [];
  const { dispatcher } = start(queue, async (key) => void arrived.push(key));
  dispatcher.wake();
  await until(isEmpty(queue));
  expect(arrived).toEqual(['1', '2', '3']);
});

test('a message that comes while others go is not forgotten', async () => {
  const queue = queueOf('1');
  const arrived: string[] = [];
  const { dispatcher } = start(queue, async (key) => {
    arrived.push(key);
    if (key === '1') queue.add('0');
    dispatcher.wake();
  });
  await until(isEmpty(queue));
  expect(arrived).toEqual(['1', '0']);
});

test('one after the other, never two at a time', async () => {
  const queue = queueOf('1', '2', '3');
  const most = { atOnce: 0, ever: 0 };
  const { dispatcher } = start(queue, async () => {
    most.atOnce += 1;
    most.ever = Math.max(most.ever, most.atOnce);
    dispatcher.wake();
    await new Promise((resolve) => setTimeout(resolve, 2));
    most.atOnce -= 1;
  });
  await until(isEmpty(queue));
  expect(most.ever).toBe(1);
});

test('a new message does not wait for the next look', async () => {
  const queue = queueOf();
  const { dispatcher } = start(queue, async () => {});
  await until(() => queue.take.mock.calls.length === 1);
  const before = Date.now();
  queue.add('1');
  dispatcher.wake();
  await until(isEmpty(queue));
  expect(Date.now() - before).toBeLessThan(500);
});

test('one that another server accepted is found without being told', async () => {
  const queue = queueOf();
  start(queue, async () => {});
  await until(() => queue.take.mock.calls.length === 1);
  queue.add('1');
  await until(isEmpty(queue));
});

test('one that fails is set back with its count and reason, tried again, and does not hold up the others', async () => {
  const queue = queueOf('bad', 'good');
  let failuresLeft = 3;
  const arrived: string[] = [];
  const { dispatcher, pauses, onFailure } = start(queue, async (key) => {
    if (key === 'bad' && failuresLeft-- > 0) throw new Error('mailbox\r\n closed');
    arrived.push(key);
  });
  const waking = setInterval(dispatcher.wake, 2);
  await until(isEmpty(queue)).finally(() => clearInterval(waking));
  expect(arrived).toEqual(['good', 'bad']);
  expect(pauses).toEqual([1, 2, 3]);
  expect(onFailure.mock.calls).toEqual(Array(3).fill([new Error('mailbox\r\n closed'), 'bad']));
  expect(queue.reschedule.mock.calls.map(([, { count, reason }]) => [count, reason])).toEqual([
    [1, 'mailbox closed'],
    [2, 'mailbox closed'],
    [3, 'mailbox closed'],
  ]);
});

test('a pause goes on where an earlier run left it', async () => {
  const queue = queueOf();
  const attempts = { count: 7, lastAt: '', nextAt: '2020-01-01T00:00:00.000Z', reason: '' };
  queue.messages.set('1', { key: '1', receivedAt: '', fields: fullMessage, attempts });
  const { pauses } = start(queue, () => Promise.reject(new Error('mailbox closed')), 60_000);
  await until(() => pauses.length > 0);
  expect(pauses).toEqual([8]);
});

test('one that is refused is parked: kept with its reason, and not tried again', async () => {
  const queue = queueOf('1');
  const tried: string[] = [];
  const { dispatcher } = start(queue, async (key) => {
    tried.push(key);
    throw new DeliveryFailure('refused', '550 no such mailbox');
  });
  await until(() => queue.messages.get('1')?.attempts !== undefined);
  queue.add('2');
  dispatcher.wake();
  await until(() => tried.length === 2);
  expect(tried).toEqual(['1', '2']);
  expect(queue.messages.get('1')?.attempts).toMatchObject({ count: 1, nextAt: null, reason: '550 no such mailbox' });
});

test('while no message gets through, one is tried and the others are left alone', async () => {
  const queue = queueOf('1', '2', '3');
  const tried: string[] = [];
  const { dispatcher } = start(
    queue,
    async (key) => {
      tried.push(key);
      throw new DeliveryFailure('unreachable', 'connection refused');
    },
    60_000,
  );
  await until(() => queue.reschedule.mock.calls.length === 1);
  dispatcher.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tried).toEqual(['1']);
  await dispatcher.stop();
});

test('one that arrived but cannot be taken out does not arrive twice', async () => {
  const queue = queueOf('1');
  queue.finish.mockRejectedValueOnce(new Error('disk'));
  const arrived: string[] = [];
  const { onFailure } = start(queue, async (key) => void arrived.push(key));
  await until(isEmpty(queue));
  expect(arrived).toEqual(['1']);
  expect(queue.finish).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledWith(new Error('disk'), null);
});

test('a queue that fails is asked again, after pauses that grow', async () => {
  const queue = queueOf('1');
  queue.take.mockRejectedValueOnce(new Error('disk')).mockRejectedValueOnce(new Error('disk'));
  const { pauses } = start(queue, async () => {});
  await until(isEmpty(queue));
  expect(pauses).toEqual([1, 2]);
});

test('stopped, it finishes the message under way and takes no other', async () => {
  const queue = queueOf('1', '2');
  let finish = () => {};
  const { dispatcher, close } = start(queue, () => new Promise((resolve) => (finish = resolve)));
  await until(() => queue.take.mock.calls.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const stopped = dispatcher.stop();
  expect(close).not.toHaveBeenCalled();
  finish();
  await stopped;
  dispatcher.wake();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([...queue.messages.keys()]).toEqual(['2']);
  expect(close).toHaveBeenCalled();
});

test('a delivery that does not end is cut off 5 s after the stop, and its message stays', async () => {
  const queue = queueOf('1');
  let cut = (_error: Error) => {};
  const { dispatcher, close } = start(queue, () => new Promise((_resolve, reject) => (cut = reject)));
  close.mockImplementation(() => cut(new DeliveryFailure('unreachable', 'closed')));
  await until(() => queue.take.mock.calls.length === 1);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const stopped = dispatcher.stop();
  jest.advanceTimersByTime(4_999);
  expect(close).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await stopped;
  expect([...queue.messages.keys()]).toEqual(['1']);
});
