import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed } from '@site/delivery/publish';
import { pageFile } from '@site/delivery/render';
import { type SiteFolder, siteFolder } from '@site/delivery/repository';
import { type HTMLElement, parse } from 'node-html-parser';
import { linkFolder } from 'tools/testing/linkFolder';

const policy = /^content-security-policy$/i;

/**
 * Makes a site out of a published one that differs in some pages and in nothing else: what it is measured against is
 * served by the same server, in the same way. It has no content security policy, which names what the pages contain.
 *
 * @param folder of the new site; what is there is deleted
 * @param pages addresses of the pages that change
 */
export async function deriveSite(
  from: SiteFolder,
  folder: string,
  pages: readonly string[],
  change: (html: HTMLElement, page: string) => void | Promise<void>,
): Promise<SiteFolder> {
  await rm(folder, { recursive: true, force: true });
  await linkFolder(from.base, folder);
  const site = siteFolder(folder);
  const headers = path.join(site.current, 'headers.json');
  const kept = Object.entries(JSON.parse(await readFile(headers, 'utf8'))).filter(([name]) => !policy.test(name));
  await replace(headers, JSON.stringify(Object.fromEntries(kept)));
  for (const page of pages) {
    const file = path.join(site.public, pageFile(page));
    const html = parse(await readFile(file, 'utf8'), { comment: true });
    for (const meta of html.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')) meta.remove();
    await change(html, page);
    const text = html.toString();
    const { br, gz } = await compressed(text);
    await Promise.all([replace(file, text), replace(`${file}.br`, br), replace(`${file}.gz`, gz)]);
  }
  return site;
}

/** The file is a link that the other site has as well: it must not be written into. */
async function replace(file: string, content: string | Buffer) {
  await rm(file, { force: true });
  await writeFile(file, content);
}

const scripts = 'template:has(script), script:not([type$="json"]), link[as="script"], link[rel="modulepreload"]';

/**
 * Takes out of a page all that runs or fetches scripts, and shows what it has for that case, such as styles that scripts
 * would fetch. Data for scripts stays: it is part of what the HTML weighs.
 */
export function removeScripts(html: HTMLElement): void {
  for (const element of html.querySelectorAll(scripts)) element.remove();
  for (const element of html.querySelectorAll('noscript')) element.replaceWith(element.innerHTML);
}

/**
 * Puts one style sheet into the place of those in a page's head.
 *
 * @throws Error where there are none: a page without its styles is quickly painted
 */
export function replaceStyles(html: HTMLElement, css: string): void {
  const [first, ...rest] = html.querySelectorAll('head style');
  if (!first) throw new Error('The page has no styles in its head');
  first.replaceWith(`<style>${css}</style>`);
  for (const element of rest) element.remove();
}
