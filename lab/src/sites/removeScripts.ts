import type { HTMLElement } from 'node-html-parser';

/** Takes out of a page all that runs or fetches scripts. Data for scripts stays: it is part of what the HTML weighs. */
export function removeScripts(html: HTMLElement): void {
  for (const template of html.querySelectorAll('template')) {
    if (template.querySelector('script')) template.remove();
  }
  for (const script of html.querySelectorAll('script')) {
    const type = script.getAttribute('type') ?? '';
    if (!type.endsWith('json')) script.remove();
  }
  for (const link of html.querySelectorAll('link[as="script"], link[rel="modulepreload"]')) link.remove();
}
