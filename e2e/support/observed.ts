import type { Page } from '@playwright/test';
import type { Deployment, Discovery, ObservationSummary, ReleaseTally } from '@site/shared/contracts';

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

function deployment(version: string, traffic: number, owner: string, published: string, before?: string): Deployment {
  return {
    url: `/unused/${version}/remoteEntry.js`,
    metadata: {
      version,
      integrity: 'sha384-none',
      owner,
      published,
      ...(before && { fallbackVersion: before, fallbackPublished: hours(24 * 60) }),
    },
    deployment: { traffic, default: traffic > 50 },
    extras: { modulefederation: { modules: {}, shared: '^1.0.0' } },
  };
}

/** A discovery file of five packages, one of them with a canary. */
export const discovery: Discovery = {
  schema: 'https://mfewg.org/schema/v1-pre.json',
  microFrontends: {
    mfe_account: [deployment('1.2.0-g8d01ac77', 100, 'Equipe Conta', hours(24 * 40), '1.1.9-g41bb07ef')],
    mfe_cart: [deployment('1.0.4-g77ab01ce', 100, 'Equipe Carrinho', hours(24 * 9))],
    mfe_catalog: [
      deployment('1.4.0-g3fa9c1d2', 90, 'Equipe Catálogo', hours(24 * 3), '1.3.2-g90e1fa3b'),
      deployment('1.5.0-g0b7d4e19', 10, 'Equipe Catálogo', hours(2), '1.4.0-g3fa9c1d2'),
    ],
    mfe_content: [deployment('2.1.0-gc0ffee01', 100, 'Equipe Conteúdo', hours(30), '2.0.0-g5511aa90')],
    shell: [deployment('3.0.1-g1234abcd', 100, 'Equipe Plataforma', hours(24 * 14), '3.0.0-gfedc4321')],
  },
};

/** Views that come and go with the hours, of which some fail. */
function tally(remote: string, version: string, slices: number, views: number, rate: number): ReleaseTally {
  const parts = Array.from({ length: slices }, (_, index) => {
    const some = Math.round(views * (0.6 + 0.4 * Math.sin(index / 2.3)));
    return { views: some, failedViews: Math.round(some * rate * (index > slices / 2 ? 1.6 : 0.4)) };
  });
  const sum = (key: 'views' | 'failedViews') => parts.reduce((total, part) => total + part[key], 0);
  const failed = sum('failedViews');
  return {
    remote,
    version,
    views: sum('views'),
    failedViews: failed,
    failures:
      failed === 0
        ? []
        : [
            { phase: 'render', healed: true, count: Math.ceil(failed * 0.8) },
            { phase: 'fetch', healed: false, count: Math.ceil(failed * 0.2) },
          ],
    vitals: [
      { name: 'LCP', count: 90, p75: 1480 + 2400 * rate * 10 },
      { name: 'INP', count: 70, p75: 96 + 4000 * rate },
      { name: 'CLS', count: 90, p75: 0.004 + rate },
      { name: 'hydration', count: 90, p75: 310 },
    ],
    slices: parts,
  };
}

const seen = (slices: number, factor: number): readonly ReleaseTally[] => [
  tally('mfe_catalog', '1.4.0-g3fa9c1d2', slices, 90 * factor, 0.002),
  tally('mfe_catalog', '1.5.0-g0b7d4e19', slices, 10 * factor, 0.09),
  tally('mfe_catalog', '1.3.2-g90e1fa3b', slices, factor, 0),
  tally('mfe_account', '1.2.0-g8d01ac77', slices, 30 * factor, 0),
  tally('mfe_cart', '1.0.4-g77ab01ce', slices, 120 * factor, 0.001),
  tally('mfe_content', '2.1.0-gc0ffee01', slices, 110 * factor, 0.0005),
  tally('shell', '3.0.1-g1234abcd', slices, 150 * factor, 0),
];

/** What a server has been told by the pages of that site. */
export const summary: ObservationSummary = {
  hour: seen(12, 1),
  day: seen(24, 12),
  verdicts: [
    {
      remote: 'mfe_cart',
      version: '1.0.5-gdeadbeef',
      time: hours(20),
      reason:
        'Falhou em 23 de 120 visualizações (19,2%); a versão no ar, no mesmo período, em 3 de 1.050 visualizações (0,3%).',
    },
  ],
};

/** Has the page be told of that site; null: its server keeps no observations. */
export async function observe(page: Page, told: ObservationSummary | null = summary): Promise<void> {
  await page.route('**/frontend-discovery.json', (route) => route.fulfill({ json: discovery }));
  await page.route('**/observations', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return told ? route.fulfill({ json: told }) : route.fulfill({ status: 404, body: '' });
  });
}
