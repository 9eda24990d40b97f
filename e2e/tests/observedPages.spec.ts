import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Observation, Vital, VitalName } from '@site/shared/contracts';
import { openCart } from '../support/cart';
import { configure, hide, listen } from '../support/observations';
import { goTo } from '../support/parts';
import { expect, hydrated, onlyOn } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';

test.beforeEach(() => onlyOn('desktop', 'what is reported is the same at every width'));

const routes = [
  ['/', '/'],
  ['/produtos?filtro=co2', '/produtos'],
  ['/produtos/AP-10L#x', '/produtos/:productId'],
  ['/login', '/login'],
  ['/nada', '*'],
] as const;

test('a page reports the releases that it uses, each once, and no failure', { tag: '@journey' }, async ({
  page,
  quietConsole,
}) => {
  // Two seconds on each page.
  test.slow();
  quietConsole.expect(/Failed to load resource.*404.*\/nada/);
  const reported = await listen(page);
  for (const [address, pattern] of routes) {
    await test.step(address, async () => {
      reported.forget();
      await page.goto(address);
      await hydrated(page);
      const pins: Record<string, { readonly version: string }> = await page.evaluate(() =>
        JSON.parse(document.getElementById('pins')?.textContent ?? '{}'),
      );
      const shell = `shell ${pins.shell?.version}`;
      await expect.poll(reported.views).toHaveLength(pattern === '*' ? 1 : 2);
      const [first, second] = await reported.views();
      expect(first).toBe(shell);
      if (second) expect(Object.entries(pins).map(([remote, { version }]) => `${remote} ${version}`)).toContain(second);
      expect([...new Set((await reported.bodies()).map((body) => body.page))]).toEqual([pattern]);
      expect(await reported.failures()).toEqual([]);
    });
  }
});

test('what comes into use later is reported then, of the page on which it does', async ({ page }) => {
  const reported = await listen(page);
  await page.goto('/contato');
  await hydrated(page);
  await expect.poll(reported.views).toHaveLength(2);
  reported.forget();
  await goTo(page, { path: '/produtos', link: 'Produtos' });
  await openCart(page);
  const versionOf = async (remote: 'mfe-catalog' | 'mfe-cart') => (await deployedVersion(remote)).version;
  await expect
    .poll(async () => (await reported.views()).toSorted())
    .toEqual([`mfe_cart ${await versionOf('mfe-cart')}`, `mfe_catalog ${await versionOf('mfe-catalog')}`]);
  expect((await reported.bodies()).map((body) => body.page)).toContain('/produtos');
});

test.describe('the web vitals', () => {
  /** A page that is one of those that are asked, once it has begun to watch. */
  async function openAsked(page: Page, address: string) {
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    const reported = await listen(page);
    const watching = page.waitForResponse('**/shell/*/reporterWithVitals.js');
    await page.goto(address);
    await hydrated(page);
    await (await watching).finished();
    await page.waitForTimeout(300);
    return {
      vitals: async () => {
        await hide(page);
        const vitals = await reported.vitals();
        return (name: VitalName): readonly Vital[] => vitals.filter((vital) => vital.name === name);
      },
      reported,
    };
  }

  test('are of the releases whose parts were painted, clicked, shifted and hydrated', async ({
    page,
    publishVersion,
  }) => {
    test.slow();
    const slow = await publishVersion('mfe-catalog', (text, file) =>
      file === 'ProductsPage.js'
        ? `${text};addEventListener("click",({target})=>{if(target.closest("h1"))for(const end=performance.now()+200;performance.now()<end;);});`
        : text,
    );
    await deploy(page, 'mfe-catalog', slow, undefined, { pinned: true });
    const { vitals } = await openAsked(page, '/produtos');
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    await page.evaluate(() => {
      const gap = document.createElement('p');
      gap.style.height = '300px';
      document.querySelector('main [data-boundary]')?.prepend(gap);
      return new Promise((resolve) => setTimeout(resolve, 300));
    });
    const reported = await vitals();
    const ofCatalogue = { remote: 'mfe_catalog', version: slow.version };
    expect(reported('LCP')).toEqual([{ name: 'LCP', value: expect.any(Number), ...ofCatalogue }]);
    expect(reported('LCP')[0]?.value).toBeGreaterThan(0);
    expect(reported('INP')).toEqual([
      { name: 'INP', value: expect.any(Number), ...ofCatalogue, script: 'mfe_catalog' },
    ]);
    expect(reported('INP')[0]?.value).toBeGreaterThanOrEqual(200);
    expect(reported('CLS')).toEqual([{ name: 'CLS', value: expect.any(Number), ...ofCatalogue }]);
    expect(reported('CLS')[0]?.value).toBeGreaterThan(0.05);
    expect(
      reported('hydration')
        .map(({ remote }) => remote)
        .toSorted(),
    ).toEqual(['mfe_catalog', 'shell']);
    for (const { value } of reported('hydration')) expect(value).toBeGreaterThan(0);
  });

  test('are those of the page load, reported once, wherever the visitor is by then', async ({ page }) => {
    const { vitals, reported } = await openAsked(page, '/contato');
    const { version } = await deployedVersion('mfe-content');
    await goTo(page, { path: '/produtos', link: 'Produtos' });
    const found = await vitals();
    expect(found('LCP')).toMatchObject([{ remote: 'mfe_content', version }]);
    expect(found('CLS')).toMatchObject([{ value: 0, remote: 'mfe_content', version }]);
    expect(found('INP')).toMatchObject([{ remote: 'shell' }]);
    expect((await reported.bodies()).filter((body) => body.vitals.length > 0).map((body) => body.page)).toEqual([
      '/contato',
    ]);
    reported.forget();
    expect((await vitals())('LCP')).toEqual([]);
  });

  test('are not asked of most page loads, nor of a visitor who wants to be left out', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const reported = await listen(page);
    for (const script of [
      () => {
        Math.random = () => 0.9;
      },
      () => {
        Math.random = () => 0;
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      },
    ]) {
      await page.addInitScript(script);
      await page.goto('/contato');
      await hydrated(page);
      await expect.poll(reported.views).toHaveLength(2);
      reported.forget();
      await page.waitForTimeout(3000);
      await hide(page);
      expect(await reported.vitals()).toEqual([]);
    }
    expect(asked.filter((url) => url.includes('WithVitals'))).toEqual([]);
  });
});

test.describe('an endpoint', () => {
  /** A server elsewhere that answers whatever it is told with a status. */
  async function startEndpoint(status: number) {
    const bodies: string[] = [];
    const headers: IncomingHttpHeaders[] = [];
    const server = createServer(async (request, response) => {
      headers.push(request.headers);
      bodies.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}/observations`,
      reported: () => bodies.map((body): Observation => JSON.parse(body)),
      headers,
      stop: () => new Promise((resolve) => server.close(resolve)),
    };
  }

  test('is reported to by the browser’s own request, in silence, also where it answers 404', async ({ page }) => {
    const endpoint = await startEndpoint(404);
    await configure(page, { observationsEndpoint: endpoint.url, vitalsSample: 0 });
    await page.goto('/contato');
    await hydrated(page);
    await expect.poll(endpoint.reported).toMatchObject([{ page: '/contato', failures: [], vitals: [] }]);
    expect(Object.keys(endpoint.reported()[0]?.views ?? {})).toEqual(['shell', 'mfe_content']);
    await goTo(page, { path: '/produtos', link: 'Produtos' });
    await page.close();
    await expect.poll(endpoint.reported).toMatchObject([{}, { page: '/produtos' }]);
    for (const headers of endpoint.headers) {
      expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
      expect(Object.keys(headers).filter((name) => /cookie|referer|auth/.test(name))).toEqual([]);
    }
    await endpoint.stop();
  });

  test('gets a minimal beacon of a page that is left before its reporter has come', async ({ page, quietConsole }) => {
    quietConsole.expect(/Failed to load resource.*reporter/);
    await page.route('**/reporter*.js', (route) => route.abort());
    const endpoint = await startEndpoint(204);
    await configure(page, { observationsEndpoint: endpoint.url, vitalsSample: 0 });
    await page.goto('/contato');
    await hydrated(page);
    expect(endpoint.reported()).toEqual([]);
    await page.close();
    await expect.poll(endpoint.reported).toHaveLength(2);
    expect(
      endpoint
        .reported()
        .flatMap(({ page, views }) => Object.keys(views).map((remote) => `${page} ${remote}`))
        .toSorted(),
    ).toEqual(['/contato mfe_content', '/contato shell']);
    await endpoint.stop();
  });

  test('hears of the shell alone from a page that is left before it has started', async ({ page }) => {
    const endpoint = await startEndpoint(204);
    await configure(page, { observationsEndpoint: endpoint.url, vitalsSample: 0 });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/contato', { waitUntil: 'networkidle' });
    await page.close();
    await expect
      .poll(endpoint.reported)
      .toEqual([{ page: '/contato', views: { shell: expect.any(String) }, failures: [], vitals: [] }]);
    await endpoint.stop();
  });

  test('that the owner has not named gets no report', async ({ page }) => {
    const reported = await listen(page);
    await configure(page, { observationsEndpoint: null, vitalsSample: 100 });
    await page.goto('/contato');
    await hydrated(page);
    await page.waitForTimeout(3000);
    expect(await reported.bodies()).toEqual([]);
  });
});
