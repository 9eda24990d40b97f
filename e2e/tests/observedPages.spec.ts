import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Observation } from '@site/shared/contracts';
import { openCart } from '../support/cart';
import { configure, listen } from '../support/observations';
import { goTo } from '../support/parts';
import { expect, hydrated } from '../support/test';
import { deploy, deployedVersion, test } from '../support/versions';

test('a page reports each release that it uses once, with the page’s route, and no failure', {
  tag: '@journey',
}, async ({ page, quietConsole }) => {
  quietConsole.expect(/Failed to load resource.*404.*\/nada/);
  const reported = await listen(page);
  for (const [address, pattern] of [
    ['/produtos/AP-10L#x', '/produtos/:productId'],
    ['/nada', '*'],
    ['/contato?a=b', '/contato'],
  ] as const) {
    await test.step(address, async () => {
      reported.forget();
      await page.goto(address);
      await hydrated(page);
      const pins: Record<string, { readonly version: string }> = await page.evaluate(() =>
        JSON.parse(document.getElementById('pins')?.textContent ?? '{}'),
      );
      await expect.poll(reported.views).toHaveLength(pattern === '*' ? 1 : 2);
      const [first, second] = await reported.views();
      expect(first).toBe(`shell ${pins.shell?.version}`);
      if (second) expect(Object.entries(pins).map(([remote, { version }]) => `${remote} ${version}`)).toContain(second);
      expect([...new Set((await reported.bodies()).map((body) => body.page))]).toEqual([pattern]);
      expect(await reported.failures()).toEqual([]);
    });
  }
  reported.forget();
  await goTo(page, { path: '/produtos', link: 'Produtos' });
  await openCart(page);
  const versionOf = async (remote: 'mfe-catalog' | 'mfe-cart') => (await deployedVersion(remote)).version;
  await expect
    .poll(async () => (await reported.views()).toSorted())
    .toEqual([`mfe_cart ${await versionOf('mfe-cart')}`, `mfe_catalog ${await versionOf('mfe-catalog')}`]);
  expect((await reported.bodies()).map((body) => body.page)).toContain('/produtos');
});

// Unit tests cover attribution and repeated reports (`shell/src/observation`).
test('web vitals name the releases whose parts were painted, clicked, shifted and hydrated', async ({
  page,
  publishVersion,
}) => {
  const slow = await publishVersion('mfe-catalog', (text, file) =>
    file === 'ProductsPage.js'
      ? `${text};addEventListener("click",({target})=>{if(target.closest("h1"))for(const end=performance.now()+200;performance.now()<end;);});`
      : text,
  );
  await deploy(page, 'mfe-catalog', slow, undefined, { pinned: true });
  // Random numbers of 0 put this page load into the sample.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const reported = await listen(page);
  const watching = page.waitForResponse('**/shell/*/reporterWithVitals.js');
  await page.goto('/produtos');
  await hydrated(page);
  await (await watching).finished();
  const isReported = (type: 'event' | 'layout-shift', least: number) =>
    page.evaluate(
      ([kind, size]) =>
        new Promise<void>((resolve) => {
          const sizeOf = ({ duration, value = duration }: PerformanceEntry & { value?: number }) => value;
          const options = { type: kind, buffered: true, durationThreshold: 16 };
          new PerformanceObserver((list) => {
            if (list.getEntries().some((entry) => sizeOf(entry) >= size)) resolve();
          }).observe(options);
        }),
      [type, least] as const,
    );
  await page.getByRole('heading', { level: 1 }).click();
  await isReported('event', 200);
  // Shifts within 500 ms after a click do not count.
  await page.waitForTimeout(700);
  await page.evaluate(() => {
    const gap = document.createElement('p');
    gap.style.height = '300px';
    document.querySelector('main [data-boundary]')?.prepend(gap);
  });
  await isReported('layout-shift', 0.05);
  // A change to another tab sends all pending reports.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const vitals = await reported.vitals();
  for (const [name, least] of [
    ['LCP', 1],
    ['INP', 200],
    ['CLS', 0.05],
  ] as const) {
    const own = vitals.filter((vital) => vital.name === name);
    expect(own).toMatchObject([{ remote: 'mfe_catalog', version: slow.version }]);
    expect(own[0]?.value).toBeGreaterThanOrEqual(least);
  }
  const hydration = vitals.filter(({ name }) => name === 'hydration');
  expect(hydration.map(({ remote }) => remote).toSorted()).toEqual(['mfe_catalog', 'shell']);
  for (const { value } of hydration) expect(value).toBeGreaterThan(0);
});

/** On another origin; answers every report with a status. */
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
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // Chromium keeps connections without requests open for minutes.
        server.closeAllConnections();
      }),
  };
}

// Unit tests cover a page that is closed before its reporter has loaded (`shell/src/observation/minimalBeacon`).
test('an external endpoint gets reports without cookies and referrer; its status 404 is ignored', async ({ page }) => {
  const endpoint = await startEndpoint(404);
  await configure(page, { observationsEndpoint: endpoint.url, vitalsSample: 0 });
  await page.goto('/contato');
  await hydrated(page);
  await expect.poll(endpoint.reported).toMatchObject([{ page: '/contato', failures: [], vitals: [] }]);
  expect(Object.keys(endpoint.reported()[0]?.views ?? {})).toEqual(['shell', 'mfe_content']);
  await goTo(page, { path: '/produtos', link: 'Produtos' });
  // Chromium ends a closed page within half a second, on a busy machine before its last report.
  await page.goto('about:blank');
  await expect.poll(endpoint.reported).toMatchObject([{}, { page: '/produtos' }]);
  for (const headers of endpoint.headers) {
    expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
    expect(Object.keys(headers).filter((name) => /cookie|referer|auth/.test(name))).toEqual([]);
  }
  await endpoint.stop();
});
