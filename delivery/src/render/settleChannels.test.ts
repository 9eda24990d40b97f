import type { Channels } from '../store';
import { type AllChannels, PublishError } from './plan';
import { settleChannels } from './settleChannels';

const live = (version: string): Channels => ({ live: version });
const shown = { shell: live('1'), a: live('1'), b: live('1'), c: live('1') };
const toNext = (...names: string[]) => ({ ...shown, ...Object.fromEntries(names.map((name) => [name, live('2')])) });

type Condition = (next: (name: string) => boolean) => boolean;

/** What was made of channels; it counts how often it is thrown away. */
const attempted = (channels: AllChannels) => ({ channels, abandon: jest.fn(async () => {}) });
let attempts: ReturnType<typeof attempted>[] = [];
beforeEach(() => {
  attempts = [];
});

/** A site that fails where one of these is true; whose fault it is shows no more than a page does. */
const failingWhere =
  (...conditions: readonly Condition[]) =>
  async (channels: AllChannels) => {
    const made = attempted(channels);
    const next = (name: string) => channels[name]?.live === '2';
    if (conditions.some((fails) => fails(next))) throw new PublishError('falha', Object.keys(channels));
    attempts.push(made);
    return made;
  };
const settled = async (...args: Parameters<typeof settleChannels>) => {
  const { channels, made, heldBack } = await settleChannels(...args);
  // What is taken over is what was made last; nothing else is left.
  expect(made).toMatchObject({ channels });
  expect(attempts.filter(({ abandon }) => abandon.mock.calls.length === 0)).toEqual([made]);
  return {
    next: Object.keys(channels)
      .filter((name) => channels[name]?.live === '2')
      .sort(),
    held: [...heldBack.keys()],
  };
};

test('what makes a site is taken over', async () => {
  expect(await settled(toNext('a', 'b'), shown, failingWhere())).toEqual({ next: ['a', 'b'], held: [] });
});

test.each<[string, AllChannels, Condition[], string[], string[]]>([
  ['the one that is to blame stays', toNext('a', 'b', 'c'), [(next) => next('b')], ['a', 'c'], ['b']],
  ['of two, both', toNext('a', 'b', 'c'), [(next) => next('b'), (next) => next('a')], ['c'], ['a', 'b']],
  [
    'two that need each other go together',
    toNext('shell', 'a', 'b'),
    [(next) => next('a') !== next('shell'), (next) => next('b')],
    ['a', 'shell'],
    ['b'],
  ],
  [
    'of two that don’t fit, the shell goes on',
    toNext('shell', 'a'),
    [(next) => next('a') && next('shell')],
    ['shell'],
    ['a'],
  ],
  [
    'one by one, later ones may help earlier ones',
    toNext('a', 'b', 'c'),
    [(n) => n('a') && !n('b'), (n) => n('c')],
    ['a', 'b'],
    ['c'],
  ],
])('%s', async (_what, wanted, conditions, next, held) => {
  expect(await settled(wanted, shown, failingWhere(...conditions))).toEqual({ next, held });
});

test('a package that is no more is taken away, unless the site needs it', async () => {
  const { c: _, ...without } = shown;
  expect((await settleChannels(without, shown, failingWhere())).channels).not.toHaveProperty('c');
  const needsIt = async (channels: AllChannels) => {
    if (!channels.c) throw new PublishError('falha', ['c']);
    return attempted(channels);
  };
  expect((await settleChannels(without, shown, needsIt)).channels).toHaveProperty('c');
});

test('a site that never was begins with what works, or not at all', async () => {
  expect(
    await settled(
      toNext('shell', 'a', 'b', 'c'),
      {},
      failingWhere((next) => next('b')),
    ),
  ).toMatchObject({
    next: ['a', 'c', 'shell'],
    held: ['b'],
  });
  await expect(
    settleChannels(
      toNext('shell', 'a'),
      {},
      failingWhere(() => true),
    ),
  ).rejects.toThrow('falha');
});

test('what is nobody’s fault stops all', async () => {
  const broken = () => Promise.reject(new Error('no disk'));
  await expect(settleChannels(toNext('a'), shown, broken)).rejects.toThrow('no disk');
});
