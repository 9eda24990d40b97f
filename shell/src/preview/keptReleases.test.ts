import { keptReleasesFile } from '@site/shared/contracts';
import { pin } from '../testing/discovery';
import { createKeptReleases } from './keptReleases';

const answering = (body: string, ok = true) =>
  jest.fn(async () => ({ ok, json: async () => JSON.parse(body) }) as Response) as jest.Mock & typeof fetch;

test('the kept releases are fetched once for all callers', async () => {
  const releases = { mfe_catalog: [pin('mfe_catalog', '1.0.0')] };
  const ask = answering(JSON.stringify(releases));
  const kept = createKeptReleases(ask);
  expect(kept.current()).toBeNull();
  expect(await Promise.all([kept.read(), kept.read()])).toEqual([releases, releases]);
  expect(kept.current()).toEqual(releases);
  expect(ask.mock.calls).toEqual([[keptReleasesFile, { cache: 'no-cache' }]]);
});

test.each([
  ['{"mfe_catalog":[]}', false],
  ['<!doctype html>', true],
  ['null', true],
  ['{"mfe_catalog":"1.0.0"}', true],
])('there are no kept releases when the site answers %s (ok: %s)', async (body, ok) => {
  expect((await createKeptReleases(answering(body, ok)).read()).mfe_catalog ?? []).toEqual([]);
});
