import { routes } from '../support/routes';
import { expect, expectAccessible, hydrated, test } from '../support/test';

// axe needs pages without running animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `screenReader` runs axe on small screens.
test('every page is served as HTML, hydrates without messages and is accessible', { tag: '@journey' }, async ({
  page,
}) => {
  for (const path of routes) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectAccessible(page);
    });
  }
});
