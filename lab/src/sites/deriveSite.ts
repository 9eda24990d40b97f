import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed } from '@site/delivery/publish';
import { pageFile } from '@site/delivery/render';
import { type SiteFolder, siteFolder } from '@site/delivery/repository';
import { linkFolder } from '@site/tools/testing/linkFolder';
import { type HTMLElement, parse } from 'node-html-parser';

const policy = /^content-security-policy$/i;

/** Copies without the content security policy, which lists digests of the original pages. */
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

/** A hard link that the original site shares: deleted first. */
async function replace(file: string, content: string | Buffer) {
  await rm(file, { force: true });
  await writeFile(file, content);
}

const scripts = 'template:has(script), script:not([type$="json"]), link[as="script"], link[rel="modulepreload"]';

/** Unwraps `noscript`. JSON for scripts stays: it counts in the weight of the HTML. */
export function removeScripts(html: HTMLElement): void {
  for (const element of html.querySelectorAll(scripts)) element.remove();
  for (const element of html.querySelectorAll('noscript')) element.replaceWith(element.innerHTML);
}

/** @throws Error for a page without style sheets: unstyled pages paint sooner */
export function replaceStyles(html: HTMLElement, css: string): void {
  const [first, ...rest] = html.querySelectorAll('head style');
  if (!first) throw new Error('The page has no styles in its head');
  first.replaceWith(`<style>${css}</style>`);
  for (const element of rest) element.remove();
}
