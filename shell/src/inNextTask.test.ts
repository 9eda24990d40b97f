import { MessageChannel } from 'node:worker_threads';
import { inNextTask } from './inNextTask';

beforeAll(() => Object.assign(globalThis, { MessageChannel }));

test('inNextTask runs a step after events that are already queued', async () => {
  const done: string[] = [];
  const click = new MessageChannel();
  const clicked = new Promise<void>((resolve) => {
    click.port1.on('message', () => {
      done.push('click');
      click.port1.close();
      resolve();
    });
  });
  const first = inNextTask(async () => {
    done.push('first');
    click.port2.postMessage(null);
    return 'result';
  });
  expect(done).toEqual([]);
  expect(await first).toBe('result');
  await inNextTask(() => clicked);
  await inNextTask(async () => void done.push('last'));
  expect(done).toEqual(['first', 'click', 'last']);
});

test('inNextTask rejects with the error of its step', async () => {
  await expect(inNextTask(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
});
