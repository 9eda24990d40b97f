import { MessageChannel } from 'node:worker_threads';
import { inTasks } from './inTasks';

beforeAll(() => Object.assign(globalThis, { MessageChannel }));

test('one comes after the other, and what the browser is asked meanwhile comes in between', async () => {
  const done: string[] = [];
  const click = new MessageChannel();
  const clicked = new Promise<void>((resolve) => {
    click.port1.on('message', () => {
      done.push('click');
      click.port1.close();
      resolve();
    });
  });
  const steps = inTasks([
    async () => {
      done.push('first');
      click.port2.postMessage(null);
    },
    () => clicked,
    async () => void done.push('last'),
  ]);
  // Nothing within the task that starts it.
  expect(done).toEqual([]);
  await steps;
  expect(done).toEqual(['first', 'click', 'last']);
});

test('what fails ends it', async () => {
  const last = jest.fn();
  await expect(inTasks([() => Promise.reject(new Error('no network')), last])).rejects.toThrow('no network');
  expect(last).not.toHaveBeenCalled();
});
