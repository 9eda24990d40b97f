import { fullMessage } from '../testing/mail';
import { until } from '../testing/temporaryFolder';
import type { StoredMessage } from './delivery';
import { createDispatcher, type Dispatcher, growingPauseMs } from './dispatcher';

/** A spool in memory. */
function spoolOf(...keys: string[]) {
  const messages = new Set(keys);
  return {
    messages,
    list: jest.fn(async (): Promise<readonly string[]> => [...messages].sort()),
    read: jest.fn(async (key: string): Promise<StoredMessage> => ({ key, receivedAt: '', fields: fullMessage })),
    remove: jest.fn(async (key: string) => {
      messages.delete(key);
    }),
  };
}

const started: Dispatcher[] = [];
afterEach(() => Promise.all(started.splice(0).map((dispatcher) => dispatcher.stop())));

function start(spool: ReturnType<typeof spoolOf>, deliver: (key: string) => Promise<void>, pauseMs = 1) {
  const pauses: number[] = [];
  const onFailure = jest.fn();
  const dispatcher = createDispatcher({
    spool,
    delivery: { deliver: ({ key }) => deliver(key) },
    retryPauseMs: (failures) => {
      pauses.push(failures);
      return pauseMs;
    },
    onFailure,
  });
  started.push(dispatcher);
  return { dispatcher, pauses, onFailure };
}

test('everything goes, oldest first, each once, and leaves the spool', async () => {
  const spool = spoolOf('3', '1', '2');
  const arrived: string[] = [];
  const { dispatcher } = start(spool, async (key) => void arrived.push(key));
  dispatcher.wake();
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
  expect(arrived).toEqual(['1', '2', '3']);
});

test('a message that comes while others go is not forgotten', async () => {
  const spool = spoolOf('1');
  const arrived: string[] = [];
  const { dispatcher } = start(spool, async (key) => {
    arrived.push(key);
    if (key === '1') {
      spool.messages.add('0');
      dispatcher.wake();
    }
  });
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
  expect(arrived).toEqual(['1', '0']);
});

test('one after the other, never two at a time', async () => {
  const spool = spoolOf('1', '2', '3');
  let atOnce = 0;
  const { dispatcher } = start(spool, async () => {
    atOnce += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(atOnce).toBe(1);
    atOnce -= 1;
    dispatcher.wake();
  });
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
});

test('one that fails stays, is tried again after a pause that knows the count, and does not hold up the others', async () => {
  const spool = spoolOf('bad', 'good');
  let failuresLeft = 3;
  const arrived: string[] = [];
  const { dispatcher, pauses, onFailure } = start(spool, async (key) => {
    if (key === 'bad' && failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('mailbox closed');
    }
    arrived.push(key);
  });
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
  expect(arrived).toEqual(['good', 'bad']);
  expect(pauses).toEqual([1, 2, 3]);
  expect(onFailure).toHaveBeenCalledTimes(3);
  expect(onFailure).toHaveBeenCalledWith(new Error('mailbox closed'), 'bad');
});

test('a new message does not cut the pause of one that failed', async () => {
  const spool = spoolOf('bad');
  const tried: string[] = [];
  const deliver = async (key: string) => {
    tried.push(key);
    if (key === 'bad') throw new Error('mailbox closed');
  };
  const { dispatcher } = start(spool, deliver, 60_000);
  dispatcher.wake();
  await until(() => tried.length === 1);
  spool.messages.add('good');
  dispatcher.wake();
  await until(() => !spool.messages.has('good'));
  expect(tried).toEqual(['bad', 'good']);
});

test('one that arrived but cannot be removed does not arrive twice', async () => {
  const spool = spoolOf('1');
  spool.remove.mockRejectedValueOnce(new Error('disk'));
  const arrived: string[] = [];
  const { dispatcher } = start(spool, async (key) => void arrived.push(key));
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
  expect(arrived).toEqual(['1']);
  expect(spool.remove).toHaveBeenCalledTimes(2);
});

test('one that cannot be read does not hold up the others', async () => {
  const spool = spoolOf('0-unreadable', '1');
  spool.read.mockImplementationOnce(() => Promise.reject(new Error('not a stored message')));
  const { dispatcher, onFailure } = start(spool, async () => {}, 60_000);
  dispatcher.wake();
  await until(() => !spool.messages.has('1'));
  expect([...spool.messages]).toEqual(['0-unreadable']);
  expect(onFailure).toHaveBeenCalledWith(new Error('not a stored message'), '0-unreadable');
});

test('a spool that cannot be listed is tried again', async () => {
  const spool = spoolOf('1');
  spool.list.mockRejectedValueOnce(new Error('disk'));
  const { dispatcher } = start(spool, async () => {});
  dispatcher.wake();
  await until(() => spool.messages.size === 0);
});

test('stopped, it finishes the message under way and takes no other', async () => {
  const spool = spoolOf('1', '2');
  let finish = () => {};
  const { dispatcher } = start(spool, () => new Promise((resolve) => (finish = resolve)));
  dispatcher.wake();
  await until(() => spool.read.mock.calls.length === 1);
  const stopped = dispatcher.stop();
  finish();
  await stopped;
  dispatcher.wake();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([...spool.messages]).toEqual(['2']);
});

test('pauses grow from 5 s to 10 min', () => {
  expect([1, 2, 3, 7, 8, 100].map(growingPauseMs)).toEqual([5_000, 10_000, 20_000, 320_000, 600_000, 600_000]);
});
