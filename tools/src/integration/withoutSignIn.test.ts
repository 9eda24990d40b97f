import { hydrated, realSiteForAll } from './realSite';

const world = realSiteForAll({ preview: false, firebase: null });

test('a site without a Firebase project takes no password, and requests nothing from the visitor’s machine', async () => {
  const { context, page, console: said } = await world.visit();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  // A hint from a time with sign-in.
  await page.addInitScript(() => localStorage.setItem('session-hint', '{"firstName":"Maria"}'));
  for (const path of ['/login', '/cadastro', '/recuperar-senha', '/meus-pedidos', '/']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).not.toMatch(/localhost|127\.0\.0\.1|google/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('input[type=password]').count()).toBe(0);
    expect(await page.getByText('Entrar', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Este site não tem contas' }).count()).toBe(path === '/' ? 0 : 1);
  }
  expect([...asked]).toEqual([world.site.url]);
  expect(said).toEqual([]);
  await context.close();
});
