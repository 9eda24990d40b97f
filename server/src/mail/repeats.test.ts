import { createRepeats, identitiesOf } from './repeats';

let time = 0;
const minutes = (count: number) => count * 60_000;
const storeOnce = () => createRepeats(() => new Date(time));
const stored = () => jest.fn(async () => 'S-1');
beforeEach(() => {
  time = 1_000_000;
});

test('an equal message within ten minutes is stored once, also if both arrive at the same time', async () => {
  const once = storeOnce();
  const store = stored();
  const numbers = await Promise.all([once(['a'], store), once(['a'], store), once(['b', 'a'], async () => 'S-2')]);
  expect(numbers).toEqual(['S-1', 'S-1', 'S-1']);
  time += minutes(10) - 1;
  await once(['a'], store);
  expect(store).toHaveBeenCalledTimes(1);
  time += 1;
  await once(['a'], store);
  expect(store).toHaveBeenCalledTimes(2);
});

test('if the first message could not be stored, an equal one is, even if it was already waiting', async () => {
  const once = storeOnce();
  let fail = (_error: Error) => {};
  const broken = jest.fn(
    () =>
      new Promise<string>((_resolve, reject) => {
        fail = reject;
      }),
  );
  const store = stored();
  const first = once(['a'], broken);
  const second = once(['a'], store);
  fail(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  expect(await second).toBe('S-1');
  expect(store).toHaveBeenCalledTimes(1);
});

test('messages are equal by all fields with their key or the address', () => {
  const of = (fields: Record<string, string>, address = '198.51.100.7') =>
    identitiesOf(new Map(Object.entries(fields)), address).identities;
  const key = 'e5f1b9a0-0000-4000-8000-000000000001';
  const shared = (a: readonly string[], b: readonly string[]) => a.some((it) => b.includes(it));
  const typed = { name: 'Ana', message: 'Olá' };
  expect(shared(of(typed), of({ message: 'Olá', name: 'Ana' }))).toBe(true);
  expect(shared(of(typed), of({ ...typed, message: 'Olá!' }))).toBe(false);
  expect(shared(of(typed), of(typed, '203.0.113.1'))).toBe(false);
  expect(shared(of({ ...typed, chave: key }), of({ ...typed, chave: key }, '203.0.113.1'))).toBe(true);
  expect(shared(of({ ...typed, chave: key }), of({ ...typed, message: 'x', chave: key }))).toBe(false);
  expect(shared(of({ ...typed, chave: 'x' }), of({ ...typed, chave: 'x' }, '203.0.113.1'))).toBe(false);
});

test('a form that is sent again has the same id at every server; one without a key has none', () => {
  const idOf = (fields: Record<string, string>) => identitiesOf(new Map(Object.entries(fields)), '198.51.100.7').id;
  const chave = 'e5f1b9a0-0000-4000-8000-000000000001';
  expect(idOf({ chave, message: 'Olá' })).toMatch(/^[\da-f]{32}$/);
  expect(idOf({ message: 'Olá', chave })).toBe(idOf({ chave, message: 'Olá' }));
  expect(idOf({ chave, message: 'Olá!' })).not.toBe(idOf({ chave, message: 'Olá' }));
  expect(idOf({ message: 'Olá' })).toBeUndefined();
});
