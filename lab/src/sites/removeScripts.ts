import type { HTMLElement } from 'node-html-parser';

const scripts = 'template:has(script), script:not([type$="json"]), link[as="script"], link[rel="modulepreload"]';

/** Takes out of a page all that runs or fetches scripts. Data for scripts stays: it is part of what the HTML weighs. */
export function removeScripts(html: HTMLElement): void {
  for (const element of html.querySelectorAll(scripts)) element.remove();
}
