import type { RenderedPage } from '@site/shared/contracts';
import { boundaryText, checksAttribute, unscriptedAttribute } from '@site/shared/early';
import type { Release } from '../release';
import type { BrowserFiles } from './browserFiles';
import { urlOf } from './discovery';
import type { LaterStyleSheet, Script, StyleSheet } from './document';
import type { Page } from './pageList';
import { moduleOf, releaseOf, type Selection } from './selection';

export function scriptsOf(
  selection: Selection,
  { html, modules, onInteraction = [] }: RenderedPage,
  preview: boolean,
  { integrity }: BrowserFiles,
) {
  const shell = releaseOf(selection, 'shell');
  const fileOf = (release: Release, file: string): Script => ({
    url: urlOf(release, file),
    integrity: integrity(release, file),
  });
  const find = (file: string) => (shell.files[`browser/${file}`] ? fileOf(shell, file) : undefined);
  const prefetches = new Map<string, Script>();
  for (const id of modules.filter((it) => !onInteraction.includes(it))) {
    const { folder, path } = moduleOf(id);
    const release = releaseOf(selection, folder);
    for (const file of [release.entry, ...(release.modules[path]?.js ?? [])])
      prefetches.set(urlOf(release, file), fileOf(release, file));
  }
  return {
    responder: (html.includes(` ${checksAttribute}=`) && find('firstResponderForms.js')) || find('firstResponder.js'),
    script: fileOf(shell, shell.entry),
    ownScript: preview ? find('previewBadge.js') : undefined,
    prefetches: [...prefetches.values()],
  };
}

const isLater = (file: string) => file.endsWith('-later.css');
const isForMedia = (file: string) => file === 'media.css';

/** Remote of the part that its later styles filter. */
function filteredRemote({ html }: RenderedPage): string | undefined {
  const [before = '', ...after] = html.split(` ${unscriptedAttribute}=`);
  const [remote] = before.split(boundaryText('').slice(0, -1)).at(-1)?.split('/') ?? [];
  return after.length > 0 ? remote : undefined;
}

/** A page served at many addresses has all style sheets in its head. */
export function stylesOf(selection: Selection, { path }: Page, rendered: RenderedPage, files: BrowserFiles) {
  const { modules, unseen = [] } = rendered;
  const filtered = filteredRemote(rendered);
  const styleSheets = new Map<string, StyleSheet>();
  const laterStyleSheets = new Map<string, LaterStyleSheet>();
  const mediaStyleSheets = new Map<string, StyleSheet>();
  const add = (release: Release, file: string, remote: string | null, isUnseen: boolean) => {
    const url = urlOf(release, file);
    if (isForMedia(file)) {
      if (!isUnseen) mediaStyleSheets.set(url, { url, remote });
    } else if (isUnseen || (path !== null && isLater(file)))
      laterStyleSheets.set(url, {
        url,
        integrity: files.integrity(release, file),
        remote,
        filters: remote === filtered,
      });
    else styleSheets.set(url, { url, remote, text: files.style(release, file) });
  };
  const shell = releaseOf(selection, 'shell');
  for (const file of shell.modules['.']?.css ?? []) add(shell, file, null, false);
  for (const id of modules) {
    const { remote, folder, path } = moduleOf(id);
    const release = releaseOf(selection, folder);
    for (const file of release.modules[path]?.css ?? []) add(release, file, remote, unseen.includes(id));
  }
  return {
    // On other pages later style sheets override the rest.
    styleSheets: [...styleSheets.values()].toSorted((a, b) => Number(isLater(a.url)) - Number(isLater(b.url))),
    laterStyleSheets: [...laterStyleSheets.values()].filter(({ url }) => !styleSheets.has(url)),
    mediaStyleSheets: [...mediaStyleSheets.values()],
  };
}
