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

describe('an observation', () => {
  test('is answered with an empty 204, and counts in the summary', async () => {
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
        slices: [],
      },
    ]);
    expect(day).toHaveLength(1);
    expect(verdicts).toEqual([]);
  });

  test('counts for every release of the site, and for no other', async () => {
    const { origin, metrics } = await start();
    for (const { version } of Object.values(catalog)) {
      await sendBeacon(origin, observation({ views: { mfe_catalog: version } }));
    }
    for (let number = 0; number < 5; number += 1) {
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
    expect(text).toContain('site_observation_entries_dropped_total{reason="unknown_release"} 15');
    expect(text).not.toMatch(/mfe_x|9\.9\.|assets/);
  });

  test('of a release that has left the site disappears from the metrics', async () => {
    const { origin, metrics } = await start();
    await sendBeacon(origin, failedView);
    expect(await metrics()).toContain(catalog.canary.version);
    await publishCatalog(siteDir(), '2', [catalog.canary.version]);
    await metrics();
    expect(await metrics()).not.toContain(catalog.canary.version);
    await sendBeacon(origin, failedView);
    expect(await metrics()).not.toContain(catalog.canary.version);
  });
});

describe('the server refuses', () => {
  test.each([
    ['a text that is not an observation', '{', {}, 400],
    [
      'an observation of type application/json, which needs a preflight',
      failedView,
      { 'content-type': 'application/json' },
      415,
    ],

    ['more than 8 KB', ' '.repeat(8_193), {}, 413],
    [
      'an observation from a page of another site',
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

  test('more observations a minute from one address than allowed; only one of its failed views counts', async () => {
    const { origin } = await start({ limits: { perMinute: 12, share: usualShare } }, { limits: { perMinute: 1 } });
    const answers = [];
    for (let turn = 0; turn < 13; turn += 1) answers.push(await sendBeacon(origin, failedView));
    expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(204), 429]);
    expect(Number(answers[12]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await summaryOf(origin)).hour).toMatchObject([{ views: 10, failedViews: 1 }]);
    // Status 415 and not 429 shows that the message is counted apart.
    expect((await fetch(`${origin}/send_mail.php`, { method: 'POST', body: 'x' })).status).toBe(415);
  });
});

describe('a request for the summary', () => {
  test('gets the site’s 404 page if the build is not a preview', async () => {
    const { origin } = await start({ preview: false });
    const { statusCode, body } = await visit(origin, '/observations');
    expect([statusCode, body]).toEqual([404, 'Página Não Encontrada']);
    expect((await sendBeacon(origin, failedView)).status).toBe(204);
  });

  test('on a preview gets the canaries that were rolled back', async () => {
    const verdict = { ...catalog.canary, time: '2026-11-22T12:00:00.000Z', reason: 'Falhou 20 % das vezes.' };
    const { origin, metrics } = await start({ rollbacks: () => [verdict] });
    expect((await summaryOf(origin)).verdicts).toEqual([verdict]);
    expect(await metrics()).toContain(
      `site_canary_taken_back_timestamp_seconds{remote="mfe_catalog",version="1.5.0-gcanary"} ${Date.parse(verdict.time) / 1000}`,
    );
  });
});

describe('across a restart', () => {
  test('the counts continue, also of a server that ends at once, and name no visitor', async () => {
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
    ['has another format', '{"format":2,"releases":[]}'],
    ['has negative counts', '{"format":1,"releases":[{"remote":"a","version":"1","slots":{"5":{"views":-1}}}]}'],
  ])('a file that %s is logged, and the counts start at zero', async (_what, content) => {
    await writeFiles(folder(), { 'var/observations.json': content });
    const { lines, logger } = keptLog('error');
    const { app, origin } = await start({ file: file() }, { logger });
    await until(() => lines.join('').includes('Counts of observations restart at 0'));
    await sendBeacon(origin, failedView);
    expect((await summaryOf(origin)).hour).toHaveLength(1);
    await app.close();
    expect(JSON.parse(await readFile(file(), 'utf8')).releases).toHaveLength(1);
  });

  test('a server without new counts writes no file', async () => {
    const { app } = await start({ file: file() });
    await app.close();
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });
});

describe('the log', () => {
  test('has one line for repeated failures, which names the release and no visitor', async () => {
    const { lines, logger } = keptLog('warn');
    const { origin } = await start({}, { logger });
    for (let turn = 0; turn < 5; turn += 1) {
      await sendBeacon(origin, failedView, { 'user-agent': 'Firefox of Maria', cookie: 'visitor=42' });
    }
    expect(lines).toHaveLength(1);
    const [{ first: _, ...failure } = { first: false }] = failedView.failures;
    const { page } = failedView;
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, page, ...failure });
    expect(lines[0]).not.toMatch(/127\.0\.0\.1|Maria|visitor=/);
  });
});
