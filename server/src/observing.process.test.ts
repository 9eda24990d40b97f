import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningServer, startServer } from './startServer';
import { formData, fullMessage, serverOptions } from './testing/mail';
import { catalog, observation, publishCatalog, sendBeacon } from './testing/observations';
import { until, useTemporaryFolder } from './testing/temporaryFolder';

const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;
if (!hasPrometheus) console.warn('Skipped: what Prometheus says, which is not installed (apt-get install prometheus).');

const docs = join(__dirname, '../../docs');
const rulesFile = join(docs, 'prometheus/rules.yml');
const folder = useTemporaryFolder('file');
let server: RunningServer;
let metrics = '';

/** Reports a failing page with all vitals for each release, and sends a message. */
async function useAll(origin: string): Promise<void> {
  for (const release of [catalog.live, catalog.canary]) {
    await sendBeacon(
      origin,
      observation({
        views: { [release.remote]: release.version },
        failures: [
          { ...release, phase: 'render', healed: true, first: true },
          { ...release, phase: 'effect', healed: false, first: false },
          // Both releases have the same rate, so that no alert fires.
          { ...release, phase: 'hydrate', healed: true, first: false },
        ],
        vitals: (['LCP', 'INP', 'CLS', 'hydration'] as const).map((name) => ({ ...release, name, value: 1 })),
      }),
    );
  }
  await fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fullMessage) });
}

beforeAll(async () => {
  const options = serverOptions(folder());
  await publishCatalog(options.siteDir);
  server = await startServer({
    ...options,
    port: 0,
    host: '127.0.0.1',
    metricsAddress: { host: '127.0.0.1', port: 0 },
    guard: {
      store: null,
      root: folder(),
      isDefault: false,
      hasPagesElsewhere: false,
      file: join(folder(), 'var/guard.json'),
    },
    observations: {
      rollbacks: () => [{ ...catalog.canary, time: new Date().toISOString(), reason: 'Falhou.' }],
    },
  });
  await useAll(server.url);
  await until(async () => {
    metrics = await (await fetch(server.metricsUrl ?? '')).text();
    // The guard has found the canary.
    return metrics.includes('site_canary_pages_sent_total{');
  });
});
afterAll(() => server.close());

function promtool(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { ok: status === 0, text: `${stdout}${stderr}` };
}

/** Queries of the dashboard, with values for Grafana’s variables. */
async function dashboardQueries(): Promise<readonly string[]> {
  const { panels, annotations } = JSON.parse(await readFile(join(docs, 'grafana/site.json'), 'utf8'));
  const queries: string[] = [
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }: { expr: string }) => expr)),
    ...annotations.list.map(({ expr }: { expr: string }) => expr),
  ];
  return queries.map((query) => query.replaceAll('$__rate_interval', '1m').replaceAll(/\$(job|remote)\b/g, '.*'));
}

/** Queries of the alerts; the file has each on a line, or in a block below `expr: |`. */
async function ruleQueries(): Promise<readonly string[]> {
  const rules = await readFile(rulesFile, 'utf8');
  return [...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, block, line]) => block ?? line ?? '',
  );
}

test('each panel and each alert has a query', async () => {
  expect((await dashboardQueries()).length).toBeGreaterThan(20);
  const rules = await readFile(rulesFile, 'utf8');
  expect(await ruleQueries()).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
});

test('dashboard and alerts use metrics and labels that exist', async () => {
  const labelsOf = new Map<string, Set<string>>([['up', new Set()]]);
  for (const [, name = '', labels = ''] of metrics.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
    const known = labelsOf.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(name, known);
  }
  // Prometheus adds these labels to every target.
  const ofTarget = ['job', 'instance'];
  const unknown: string[] = [];
  for (const query of [...(await dashboardQueries()), ...(await ruleQueries())]) {
    const named = [...query.matchAll(/\b((?:site|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name = '', matchers = ''] of named) {
      const labels = labelsOf.get(name);
      if (!labels) unknown.push(name);
      const grouped = [...query.matchAll(/\b(?:by|on|group_left) ?\(([^)]*)\)/g)].map(([, list = '']) => list);
      const inQuery = new Set(named.flatMap(([, other = '']) => [...(labelsOf.get(other) ?? [])]));
      const wanted = [...matchers.matchAll(/(\w+)[=!]/g)].map(([, label = '']) => label);
      for (const label of wanted)
        if (!labels?.has(label) && !ofTarget.includes(label)) unknown.push(`${name}{${label}}`);
      for (const label of grouped.flatMap((list) => list.split(/, */))) {
        if (!inQuery.has(label) && !ofTarget.includes(label)) unknown.push(`${query}: ${label}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});

(hasPrometheus ? describe : describe.skip)('with Prometheus', () => {
  test('promtool accepts the metrics', () => {
    expect(promtool(['check', 'metrics'], metrics)).toEqual({ ok: true, text: '' });
  });

  test('promtool accepts the queries of the dashboard', async () => {
    const file = join(folder(), 'dashboard.json');
    const rules = (await dashboardQueries()).map((expr, number) => ({ record: `panel_${number}`, expr }));
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool(['check', 'rules', file]).text).toContain(`SUCCESS: ${rules.length} rules found`);
  });

  test('promtool accepts the alerts and the configuration', () => {
    expect(promtool(['check', 'rules', rulesFile]).text).toContain('SUCCESS: 13 rules found');
    expect(promtool(['check', 'config', join(docs, 'prometheus/prometheus.yml')])).toMatchObject({ ok: true });
  });

  const recovery = ['CanaryRendersOtherwise', 'release_views', 'release_recovered_hydrations'] as const;
  const silence = ['CanaryDoesNotStart', 'canary_pages_sent', 'canary_pages_silent'] as const;
  test.each([
    [...recovery, 60, 1],
    [...recovery, 30, 0],
    [...silence, 60, 1],
    [...silence, 30, 0],
  ])('%s: of 100 %s a canary has %s %i, live 20: %i alerts', async (alert, all, some, ofCanary, alerts) => {
    const series = (metric: string, version: string, values: string) => ({
      series: `${metric}{remote="mfe_catalog",version="${version}"${values.includes('+') ? '' : `,channel="${version}"`}}`,
      values,
    });
    const rates = { canary: ofCanary, live: 20 };
    const input = Object.entries(rates).flatMap(([version, rate]) => [
      series('site_release_traffic_ratio', version, '0.5x120'),
      series(`site_${all}_total`, version, '0+100x120'),
      series(`site_${some}_total`, version, `0+${rate}x120`),
      series('site_release_failed_views_total', version, '0+0x120'),
    ]);
    const file = join(folder(), 'alerts.json');
    const count = (alert: string) => `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
    const fires = (alert: string, value: number) => ({
      expr: count(alert),
      eval_time: '90m',
      exp_samples: [{ labels: '{}', value }],
    });
    const expressions = [fires(alert, alerts), fires('ReleaseFails', 0)];
    const tests = [{ interval: '1m', input_series: input, promql_expr_test: expressions }];
    await writeFile(file, JSON.stringify({ rule_files: [rulesFile], tests }));
    expect(promtool(['test', 'rules', file])).toMatchObject({ ok: true });
  });
});
