import fc from 'fast-check';
import type { Channels } from '../store';
import { choosePublishable, mostAttempts } from './choosePublishable';
import { combinationsOf } from './combinations';
import { type AllChannels, PublishError } from './plan';

const live = (version: string): Channels => ({ live: version });
const published = { shell: live('1'), a: live('1'), b: live('1'), c: live('1') };
const toNext = (...names: string[]) => ({
  ...published,
  ...Object.fromEntries(names.map((name) => [name, live('2')])),
});

type Condition = (next: (name: string) => boolean) => boolean;

let attempts: AllChannels[];
beforeEach(() => {
  attempts = [];
});

/** Makes attempts fail with the number of the first true condition; the error blames every package. */
const failingWhere =
  (...conditions: readonly Condition[]) =>
  async (channels: AllChannels) => {
    attempts.push(channels);
    const failure = conditions.findIndex((fails) => fails((name) => channels[name]?.live === '2'));
    if (failure >= 0) throw new PublishError(`falha ${failure}`, Object.keys(channels));
    return 'a site';
  };
const settled = async (...args: Parameters<typeof choosePublishable>) => {
  const { channels, prepared, heldBack } = await choosePublishable(...args);
  expect([prepared, attempts.at(-1)]).toEqual(['a site', channels]);
  const next = Object.keys(channels).filter((name) => channels[name]?.live === '2');
  return { next: next.sort(), held: Object.fromEntries(heldBack) };
};

test('two packages that need each other are accepted together, without the one to blame', async () => {
  const conditions: Condition[] = [(next) => next('a') !== next('shell'), (next) => next('b')];
  expect(await settled(toNext('shell', 'a', 'b'), published, failingWhere(...conditions))).toEqual({
    next: ['a', 'shell'],
    held: { b: 'falha 1' },
  });
});

test('each of many packages to blame costs one attempt, and is held back with its own error', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `m${String(index).padStart(2, '0')}`);
  const before = Object.fromEntries(['a', ...names].map((name) => [name, live('1')]));
  const requested = Object.fromEntries(['a', ...names].map((name) => [name, live('2')]));
  const attempt = async (channels: AllChannels) => {
    attempts.push(channels);
    const blamed = names.find((name) => channels[name]?.live === '2');
    if (blamed) throw new PublishError(`falha de ${blamed}`, [blamed]);
    return 'a site';
  };
  const { next, held } = await settled(requested, before, attempt);
  expect(next).toEqual(['a']);
  expect(held).toEqual(Object.fromEntries(names.map((name) => [name, `falha de ${name}`])));
  expect(attempts).toHaveLength(names.length + 1);
});

test('a removed package is taken away, unless the site needs it', async () => {
  const { c: _, ...without } = published;
  expect((await choosePublishable(without, published, failingWhere())).channels).not.toHaveProperty('c');
  const needsIt = async (channels: AllChannels) => {
    if (!channels.c) throw new PublishError('falha', ['c']);
  };
  expect((await choosePublishable(without, published, needsIt)).channels).toHaveProperty('c');
  // A package without channels equals a package that does not exist.
  await choosePublishable(
    { ...published, d: {} },
    published,
    failingWhere(() => true),
  ).catch(() => {});
  expect(attempts).toHaveLength(2);
});

test('a new site starts with the packages that work, or fails', async () => {
  const all = toNext('shell', 'a', 'b', 'c');
  const settledFirst = settled(
    all,
    {},
    failingWhere((next) => next('b')),
  );
  expect(await settledFirst).toEqual({ next: ['a', 'c', 'shell'], held: { b: 'falha 0' } });
  attempts = [];
  await expect(
    choosePublishable(
      { a: live('2') },
      {},
      failingWhere(() => true),
    ),
  ).rejects.toThrow('falha');
  // A site without packages is not attempted.
  expect(attempts).toEqual([{ a: live('2') }]);
});

test('an error that blames no package stops the publication', async () => {
  const broken = () => Promise.reject(new Error('no disk'));
  await expect(choosePublishable(toNext('a'), published, broken)).rejects.toThrow('no disk');
});

test('choosePublishable holds back as few packages as possible, for any faults', async () => {
  const names = ['shell', 'a', 'b', 'c', 'd'];
  const name = fc.constantFrom(...names);
  const fault = fc.record({ kind: fc.constantFrom('broken', 'conflict', 'needs'), one: name, other: name });
  const before = Object.fromEntries(names.map((it) => [it, live('1')]));
  const changes = fc.subarray(names, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 4 }), changes, async (faults, changed) => {
      const fails = ({ kind, one, other }: (typeof faults)[number], next: (name: string) => boolean) =>
        next(one) && (kind === 'broken' || (kind === 'conflict' ? next(other) : !next(other)));
      const attempt = async (channels: AllChannels) => {
        const found = faults.find((it) => fails(it, (each) => channels[each]?.live === '2'));
        if (found) throw new PublishError('falha', found.kind === 'broken' ? [found.one] : [found.one, found.other]);
      };
      const requested = { ...before, ...Object.fromEntries(changed.map((it) => [it, live('2')])) };
      const { heldBack } = await choosePublishable(requested, before, attempt);
      const possible = combinationsOf(changed).filter(
        (held) => !faults.some((it) => fails(it, (each) => changed.includes(each) && !held.includes(each))),
      );
      expect(heldBack.size).toBe(Math.min(...possible.map(({ length }) => length)));
    }),
  );
});

test('if errors blame every package, all changes are held back after a limited number of attempts', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const before = Object.fromEntries(names.map((name) => [name, live('1')]));
  const requested = Object.fromEntries(names.map((name) => [name, live('2')]));
  const attempt = failingWhere((next) => names.some(next));
  expect((await settled(requested, before, attempt)).next).toEqual([]);
  expect(attempts).toHaveLength(mostAttempts + 1);
});

test('after the time for a publication, all changed packages are held back, whatever an attempt does', async () => {
  const endless = async (channels: AllChannels, signal: AbortSignal) => {
    attempts.push(channels);
    if (channels.a?.live === '1' && channels.b?.live === '1') return 'a site';
    return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
  };
  const result = await choosePublishable(toNext('a', 'b'), published, endless, undefined, 200);
  expect(result.channels).toEqual(published);
  expect([...result.heldBack]).toEqual([
    ['a', 'The publication takes longer than 0.2 s'],
    ['b', 'The publication takes longer than 0.2 s'],
  ]);
  expect(attempts).toHaveLength(2);
});

test('a stop ends the attempt, and no other follows', async () => {
  const stopping = new AbortController();
  const attempt = async (channels: AllChannels, signal: AbortSignal) => {
    attempts.push(channels);
    stopping.abort(new Error('stopped'));
    signal.throwIfAborted();
    return 'a site';
  };
  await expect(choosePublishable(toNext('a'), published, attempt, stopping.signal)).rejects.toThrow('stopped');
  expect(attempts).toHaveLength(1);
});
