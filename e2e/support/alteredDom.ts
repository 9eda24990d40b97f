import type { Page } from '@playwright/test';

/** Grammar checker, password manager, click-to-call links, toolbar inside or around the root, translator. */
export type Alteration = 'grammar' | 'password' | 'calls' | 'toolbar' | 'frame' | 'translator';

export async function alterWhenParsed(page: Page, ...kinds: readonly Alteration[]): Promise<void> {
  await page.addInitScript(
    `if (window === top)
      document.addEventListener('DOMContentLoaded', () => (${alter})(${JSON.stringify(kinds)}), { once: true })`,
  );
}

export async function alterNow(page: Page, ...kinds: readonly Alteration[]): Promise<void> {
  await page.evaluate(alter, kinds);
}

/** React renders HTML again; the shell logs this. */
export const recovery = /\(hydrate, healed\): Error: Minified React error #418/;

export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.querySelector('html[data-live] main [data-boundary][data-live]') !== null;
  });
}

/** Runs in the page, without imports. */
function alter(kinds: readonly Alteration[]): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const root = document.getElementById('root');

  function made(tag: string, attributes: Readonly<Record<string, string>> = {}, text = '') {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  }

  function texts(within: Node): Text[] {
    const skipped = 'script, style, noscript, template, textarea, option, title, font, svg, .altered';
    const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.nodeValue?.trim() && !node.parentElement?.closest(skipped)) found.push(node as Text);
    }
    return found;
  }

  /** Imitates Google Translate: replaces the text node by two elements around a new one. */
  function translate(node: Node) {
    for (const text of texts(node)) {
      const inner = made('font', {}, text.data);
      const outer = made('font');
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  const alterBy: Readonly<Record<Alteration, () => void>> = {
    grammar() {
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      document.documentElement.setAttribute('data-lt-installed', 'true');
      for (const area of all('textarea'))
        area.before(made('grammarly-extension', { 'data-grammarly-shadow-root': 'true' }));
      for (const field of all('textarea, [type=text], [type=email]')) field.setAttribute('data-gramm', 'false');
    },
    password() {
      for (const field of all('input, button, select')) field.setAttribute('fdprocessedid', 'a1b2c3');
      for (const field of all('input')) field.after(made('div', { 'data-lastpass-icon-root': 'true' }));
    },
    calls() {
      const called = /\(\d\d\) ?\d{4,5}-\d{4}|\+\d\d(?: \d+)+-?\d*|[\w.]+@[\w.]+\w/;
      for (const text of texts(document.body)) {
        const [found] = called.exec(text.data) ?? [];
        if (!found) continue;
        const after = text.splitText(text.data.indexOf(found));
        after.replaceData(0, found.length, '');
        after.before(made('span', { class: 'altered', 'data-call': found }, found));
      }
    },
    toolbar() {
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.head.append(made('link', { rel: 'stylesheet', 'data-extension': '' }));
      document.body.prepend(made('div', { class: 'altered' }));
      document.body.append(made('div', { class: 'altered' }));
      root?.prepend(made('div', { class: 'altered' }));
      root?.append(made('div', { class: 'altered' }));
    },
    frame() {
      for (const place of [root?.querySelector('main'), root?.querySelector('main [data-boundary]'), root]) {
        place?.append(made('iframe', { class: 'altered', hidden: '' }));
      }
    },
    translator() {
      document.documentElement.classList.add('translated-ltr');
      document.documentElement.lang = 'en';
      translate(document.body);
      // Translators also replace text that is added later.
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    },
  };
  for (const kind of kinds) alterBy[kind]();
}
