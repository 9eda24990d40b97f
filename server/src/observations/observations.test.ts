import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerOptions } from '../createServer';
import { visit } from '../testing/http';
import { catalog, observation, publishCatalog, sendBeacon } from '../testing/observations';
import { keptLog, useServers } from '../testing/servers';
import { until, writeFiles } from '../testing/temporaryFolder';
import { usualShare } from './fairShare';
import type { ObservationOptions } from './observationService';

const servers = useServers();
const { folder } = servers;
const siteDir = () => join(folder(), 'site');
const file = () => join(folder(), 'var/observations.json');
const start = (observations: ObservationOptions = {}, more: Partial<ServerOptions> = {}) =>
  servers.start({ observations: { preview: true, ...observations }, ...more });

beforeEach(() => publishCatalog(siteDir()));

const summaryOf = async (origin: string) => (await fetch(`${origin}/observations`)).json();

const failedView = observation({
  views: { mfe_catalog: catalog.canary.version },
  failures: [{ ...catalog.canary, phase: 'render', kind: 'TypeError: x is not a function', healed: true, first: true }],
  vitals: [{ ...catalog.canary, name: 'LCP', value: 1_100 }],
});

describe('what pages tell', () => {
  test('is answered 204 and nothing, and known from then on', async () => {
    const { origin } = await start();
    const answer = await sendBeacon(origin, failedView);
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
    const { hour, day, verdicts } = await summaryOf(origin);
    expect(hour).toEqual([
      {
        ...catalog.canary,
        views: 1,
        failedViews: 1,
        recoveredHydrations: 0,
        failures: [{ phase: 'render', healed: true, count: 1 }],
        vitals: [{ name: 'LCP', count: 1, p75: expect.any(Number) }],
        slices: [...Array.from({ length: 11 }, () => ({ views: 0, failedViews: 0 })), { views: 1, failedViews: 1 }],
      },
    ]);
    expect(day).toHaveLength(1);
    expect(verdicts).toEqual([]);
  });

  test('counts for every release that the site has, and for no other', async () => {
    const { origin, metrics } = await start();
    for (const { version } of Object.values(catalog)) {
      await sendBeacon(origin, observation({ views: { mfe_catalog: version } }));
    }
    for (let number = 0; number < 30; number += 1) {
      const made = { remote: `mfe_x${number}`, version: `9.9.${number}` };
      const answer = await sendBeacon(origin, {
        ...failedView,
        views: { [made.remote]: made.version, mfe_catalog: made.version },
        failures: [{ ...failedView.failures[0], ...made }],
        vitals: [],
      });
      expect(answer.status).toBe(204);
    }
    const { hour } = await summaryOf(origin);
    expect(hour.map(({ version }: { version: string }) => version)).toEqual(
      Object.values(catalog)
        .map(({ version }) => version)
        .sort(),
    );
    const text = await metrics();
    expect(text).toContain('site_observation_entries_dropped_total{reason="unknown_release"} 90');
    expect(text).not.toMatch(/mfe_x|9\.9\.|assets/);
  });

  test('of a release that the site no longer has is forgotten by metrics, which name no more than there are', async () => {
    const { origin, metrics } = await start();
    await sendBeacon(origin, failedView);
    expect(await metrics()).toContain(catalog.canary.version);
    await publishCatalog(siteDir(), '2', [catalog.canary.version]);
    await metrics();
    expect(await metrics()).not.toContain(catalog.canary.version);
    await sendBeacon(origin, failedView);
    expect(await metrics()).not.toContain(catalog.canary.version);
  });

  test('while nothing is published, is taken and counts for nothing', async () => {
    const { origin } = await start({}, { siteDir: join(folder(), 'nowhere') });
    expect((await sendBeacon(origin, failedView)).status).toBe(204);
    expect((await summaryOf(origin)).hour).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['no JSON', '{', {}, 400],
    ['no observation', '{"page":"/"}', {}, 400],
    ['nothing', '', {}, 400],
    ['JSON that says so, which asks for a preflight', failedView, { 'content-type': 'application/json' }, 415],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['more than 8 KB', ' '.repeat(8_193), {}, 413],
    [
      'what a page of another site sends',
      failedView,
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      403,
    ],
  ])('%s', async (_what, body, headers, status) => {
    const { origin, metrics } = await start();
    const answer = await sendBeacon(origin, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await summaryOf(origin)).hour).toEqual([]);
    await until(async () => (await metrics()).includes(`site_observations_total{code="${status}"} 1`));
  });

  test('but not what a page of a named site sends', async () => {
    const { origin } = await start({ limits: { corsOrigins: ['https://www.example.com.br'] } });
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://www.example.com.br' };
    const answer = await sendBeacon(origin, failedView, headers);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, headers.origin]);
  });

  test('what one address sends beyond 120 a minute, which takes nothing from its messages', async () => {
    const { origin } = await start({ limits: { perMinute: 120, share: usualShare } }, { limits: { perMinute: 1 } });
    const answers = [];
    for (let turn = 0; turn < 121; turn += 1) answers.push(await sendBeacon(origin, failedView));
    expect(answers.slice(0, 120).every(({ status }) => status === 204)).toBe(true);
    expect(answers[120]?.status).toBe(429);
    expect(Number(answers[120]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Not a form, but counted: the next one would be too many.
    expect((await fetch(`${origin}/send_mail.php`, { method: 'POST', body: 'x' })).status).toBe(415);
  });
});

test('one address alone does not decide: of its failed views one counts', async () => {
  const { origin, metrics } = await start({ limits: { perMinute: 120, share: usualShare } });
  for (let turn = 0; turn < 100; turn += 1) await sendBeacon(origin, failedView);
  expect((await summaryOf(origin)).hour).toMatchObject([{ views: 10, failedViews: 1 }]);
  expect(await metrics()).toMatch(/site_observation_entries_dropped_total\{reason="address_limit"\} [1-9]/);
});

describe('who asks', () => {
  test('gets the site’s 404 page where the build is not a preview', async () => {
    const { origin } = await start({ preview: false });
    const { statusCode, body } = await visit(origin, '/observations');
    expect([statusCode, body]).toEqual([404, 'Página Não Encontrada']);
    expect((await sendBeacon(origin, failedView)).status).toBe(204);
  });

  test('on a preview is told which canaries were taken back', async () => {
    const verdict = { ...catalog.canary, time: '2026-11-22T12:00:00.000Z', reason: 'Falhou 20 % das vezes.' };
    const { origin, metrics } = await start({ rollbacks: () => [verdict] });
    expect((await summaryOf(origin)).verdicts).toEqual([verdict]);
    expect(await metrics()).toContain(
      `site_canary_taken_back_timestamp_seconds{remote="mfe_catalog",version="1.5.0-gcanary"} ${Date.parse(verdict.time) / 1000}`,
    );
  });
});

describe('across a restart', () => {
  test('the counts go on, also of a server that ends at once, and name nobody', async () => {
    for (let run = 0; run < 2; run += 1) {
      const { app, origin } = await start({ file: file() });
      await sendBeacon(origin, failedView);
      await app.close();
    }
    const { origin } = await start({ file: file() });
    await until(async () => (await summaryOf(origin)).hour[0]?.views === 2);
    expect((await summaryOf(origin)).hour).toMatchObject([{ failedViews: 2, vitals: [{ name: 'LCP', count: 2 }] }]);
    expect(await readFile(file(), 'utf8')).not.toMatch(/127\.0\.0\.1|TypeError|produtos/);
  });

  test.each([
    ['is broken off', '{"format":1,"releases":[{"remo'],
    ['is of another layout', '{"format":2,"releases":[]}'],
    ['has counts that are none', '{"format":1,"releases":[{"remote":"a","version":"1","slots":{"5":{"views":-1}}}]}'],
  ])('a file that %s is said, and the counts begin anew', async (_what, content) => {
    await writeFiles(folder(), { 'var/observations.json': content });
    const { lines, logger } = keptLog('error');
    const { app, origin } = await start({ file: file() }, { logger });
    await until(() => lines.join('').includes('Counts of observations begin anew'));
    await sendBeacon(origin, failedView);
    expect((await summaryOf(origin)).hour).toHaveLength(1);
    await app.close();
    expect(JSON.parse(await readFile(file(), 'utf8')).releases).toHaveLength(1);
  });

  test('with nothing new, nothing is written', async () => {
    const { app } = await start({ file: file() });
    await app.close();
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });
});

describe('the log', () => {
  test('has a line for a failure that names the release, and nobody', async () => {
    const { lines, logger } = keptLog('warn');
    const { origin } = await start({}, { logger });
    for (let turn = 0; turn < 50; turn += 1) {
      await sendBeacon(origin, failedView, { 'user-agent': 'Firefox of Maria', cookie: 'visitor=42' });
    }
    expect(lines).toHaveLength(1);
    const [{ first: _, ...failure } = { first: false }] = failedView.failures;
    const { page } = failedView;
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, page, ...failure });
    expect(lines[0]).not.toMatch(/127\.0\.0\.1|Maria|visitor=/);
  });
});
