import path from 'node:path';
import type { PagePaths, RemoteModuleId, SiteConfig } from '@site/shared/contracts';
import type { Release } from '../release';
import { createBrowserFiles } from './browserFiles';
import { selectionOf } from './combinations';
import { notFoundPage, type Page, pageFile } from './pageList';
import type { Plan } from './plan';
import { renderPage } from './renderPage';
import { createServerBuilds } from './serverBuilds';

export interface OpenedPages {
  /** Null for a package without pages. @throws PublishError */
  readonly paths: (name: string) => Promise<Omit<PagePaths, 'data'> | null>;
  /** Runs a module of the Node build. @throws PublishError */
  readonly run: (name: string, module: string) => Promise<void>;
  /** @param owner package of the page; null for the shell's 404 page @throws PublishError */
  readonly render: (url: string, owner: string | null) => Promise<OpenedPage>;
  readonly end: () => Promise<void>;
}

export interface OpenedPage {
  readonly html: string;
  /** Modules of remotes on the page, in document order. */
  readonly modules: readonly RemoteModuleId[];
}

interface Options {
  readonly plan: Plan;
  readonly config: SiteConfig;
  readonly folderOf: (release: Release) => string;
}

/** Renders single pages of a plan's live releases, in separate processes. */
export function openPages({ plan, config, folderOf }: Options): OpenedPages {
  const selection = selectionOf(plan, []);
  const builds = createServerBuilds(folderOf);
  const files = createBrowserFiles((release) => path.join(folderOf(release), 'browser'));
  return {
    paths: (name) => builds.paths(selection, name),
    run: (name, module) => builds.run(selection, name, module),
    async render(url, owner) {
      const page: Page = owner === null ? notFoundPage(url, null) : { url, file: pageFile(url), path: url, owner };
      const { html, record } = await renderPage({ builds, files, config }, page, selection);
      return { html, modules: record.modules };
    },
    end: () => builds.end(),
  };
}
