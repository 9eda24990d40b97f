import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseLimits } from '../limits';
import { begun, fail, folder, guardFile, storeThat, watchman, world } from '../testing/guardedSite';

test.each([
  ['cannot be written, as on a full or read-only disk,', () => writeFile(path.join(folder(), 'var'), 'in the way')],
  ['cannot be read', () => mkdir(guardFile(), { recursive: true })],
])('a guard file that %s does not stop a rollback, and is logged once', async (_what, harm) => {
  await harm();
  const { store, rollBackCanary } = storeThat();
  const guard = await begun({ store });
  await fail(guard, 10);
  await guard.stop();
  expect(rollBackCanary.mock.calls).toEqual([['mfe-catalog', '1.0.1']]);
  expect(world.logged.at(-1)?.text).toBe('the canary was rolled back');
  expect(world.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
});

describe('a damaged file', () => {
  beforeEach(() => void jest.replaceProperty(baseLimits, 'jsonFileBytes', 2 ** 16));
  afterEach(() => jest.restoreAllMocks());
  /** File of a guard after ten failed views of a canary. */
  async function written() {
    await fail(await begun(), 2);
    const text = await readFile(guardFile(), 'utf8');
    return { text, file: JSON.parse(text) };
  }
  type Written = Awaited<ReturnType<typeof written>>;
  const trial = { canary: { views: 3, failed: 9 }, live: { views: 9, failed: 0 }, evidence: [0, 0, 0, 0, 0] };

  test.each<[string, (before: Written) => string]>([
    ['ends in the middle', ({ text }) => text.slice(0, text.length / 2)],
    ['is nested 100,000 levels deep', () => '['.repeat(100_000)],
    ['has evidence that is null', ({ text }) => text.replace(/"evidence":\[[^,]*/, '"evidence":[null')],
    ['has more failures than views', ({ file }) => JSON.stringify({ ...file, cases: [{ ...file.cases[0], trial }] })],
    ['is larger than any that a server writes', ({ text }) => text.padEnd(baseLimits.jsonFileBytes + 1)],
  ])('that %s is logged, and read as one without tests', async (_what, damage) => {
    await writeFile(guardFile(), damage(await written()));
    world.logged = [];
    const { store, rollBackCanary } = storeThat();
    const guard = watchman({ store });
    await guard.checkCanaries();
    expect(world.logged.map(({ level }) => level)).toEqual(['error']);
    await fail(guard, 2);
    expect(rollBackCanary).not.toHaveBeenCalled();
    await fail(guard, 1);
    await guard.stop();
    expect(rollBackCanary).toHaveBeenCalledTimes(1);
    expect(JSON.parse(await readFile(guardFile(), 'utf8')).verdicts).toHaveLength(1);
  });

  test('left half-written by a killed server is removed, and the file before it is used', async () => {
    const { text } = await written();
    const unfinished = path.join(path.dirname(guardFile()), '.guard.json.tmp');
    await writeFile(unfinished, text.slice(0, text.length / 2));
    const guard = watchman();
    await guard.checkCanaries();
    await fail(guard, 1);
    expect(guard.rollbacks()).toMatchObject([{ reason: expect.stringMatching(/^Falhou em 15 de 15 /) }]);
    await expect(readFile(unfinished)).rejects.toThrow('ENOENT');
  });
});
