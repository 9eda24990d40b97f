import { chromium, type Page } from '@playwright/test';
import type { Driver, Tab } from './driver';

export async function startChromium(executablePath: string, args: readonly string[]): Promise<Driver> {
  const browser = await chromium.launch({ args: [...args], ...(executablePath && { executablePath }) });
  return {
    async newSession({ screen: { width, height, isTouch }, hasScripts }) {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: isTouch,
        isMobile: isTouch,
        locale: 'pt-BR',
        javaScriptEnabled: hasScripts,
      });
      const console: string[] = [];
      context.on('console', (message) => {
        if (/error|warning/.test(message.type())) console.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => console.push(`error: ${error.error().message}`));
      return {
        console,
        newTab: async () => tabOf(await context.newPage(), isTouch),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, isTouch: boolean): Tab {
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    pressAt: (x, y) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    write: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    // Not `goBack`, which waits for a new document: navigation within the page loads none.
    go: (steps) => page.evaluate((delta) => history.go(delta), steps),
    show: () => page.bringToFront(),
  };
}
