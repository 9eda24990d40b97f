import { randomBytes } from 'node:crypto';
import { federationName, type RemoteModuleId, type RenderedPage } from '@site/shared/contracts';
import { shellNames } from '@site/shared/registry';
import type { Release } from '../release';
import { labelOf } from './compatibility';
import { ownsFile } from './discovery';
import { type PartChecker, PartFault } from './partChecker';
import type { ComposedPage } from './parts/composePage';
import { partsOf, skeletonOf } from './parts/cut';
import { ownerOf } from './parts/ownerOf';
import { type PageRequest, RenderError, type Runner } from './runner';
import { ChildError } from './sandbox/startChild';
import { moduleOf, type Selection } from './selection';

const packageOf = (id: string) => moduleOf(id).folder;

interface Processes {
  readonly runnerOf: (names: readonly string[]) => Promise<Runner>;
  readonly checker: PartChecker;
}

interface OwnParts {
  readonly page: RenderedPage;
  readonly parts: readonly string[];
  /** The package, and those of whose modules its parts contain. */
  readonly releases: readonly [Release, ...Release[]];
  readonly headAlone: () => Promise<RenderedPage>;
}

/** React writes preloads of images before the page. */
const preloads = /^(?:<link rel="preload"[^<>]*>)*/;
const preloadsOf = ({ html }: RenderedPage): string => preloads.exec(html)?.[0] ?? '';
const bodyOf = ({ html }: RenderedPage): string => html.replace(preloads, '');

/** For each package of a page. */
const mostPreloads = 12;

/** @throws RenderError also when a package changes more than its parts */
export async function renderTogether(
  selection: Selection,
  page: PageRequest,
  processes: Processes,
): Promise<RenderedPage> {
  const { shells, rendered, composed, headAlone, secret } = await renderParts(selection, page, processes);
  const nested = [...rendered.values()].flatMap((own) => nestedModules(own, composed));
  const ofShell = shells.modules.filter((id) => selection.has(packageOf(id)));
  const modules = [...new Set([...ofShell, ...nested.flatMap(({ shown }) => shown)])];
  const missing = [...new Set([...(shells.missing ?? []), ...nested.flatMap(({ missing }) => missing)])];
  const all = [shells, ...nested];
  const inAll = (of: (page: Partial<RenderedPage>) => readonly RemoteModuleId[]) =>
    modules.filter((id) => all.every((it) => !it.modules.includes(id) || of(it).includes(id)));
  return {
    ...shells,
    html: [...new Set(composed.preloads.map(({ html }) => html)), composed.html].join(''),
    head: await headOf(),
    modules,
    missing,
    ...(shells.onInteraction && { onInteraction: inAll((it) => it.onInteraction ?? []) }),
    ...(shells.unseen && { unseen: inAll((it) => it.unseen ?? []) }),
  };

  async function headOf() {
    const own = rendered.get(page.owner ?? '');
    const found = [own?.page, shells].find((it) => it && !it.head.title.includes(secret));
    return (found ?? (await (own?.headAlone ?? headAlone)())).head;
  }

  /** A package's process says nothing about modules that it neither has nor shows. */
  function nestedModules({ page: own, releases }: OwnParts, { nested }: ComposedPage) {
    const inParts = nested[releases[0].name] ?? [];
    const isOwn = (id: string) => releases.some(({ name }) => packageOf(id) === name);
    const isShown = (id: RemoteModuleId) => isOwn(id) || inParts.includes(id);
    return {
      shown: own.modules.filter((id) => inParts.includes(id) && selection.has(packageOf(id))),
      missing: own.missing?.filter((id) => inParts.includes(id) && !selection.has(packageOf(id))) ?? [],
      modules: own.modules.filter(isShown),
      onInteraction: own.onInteraction ?? [],
      unseen: own.unseen ?? [],
    };
  }
}

/**
 * Each package's process renders the whole page, with marks in place of other packages' parts, so that React's ids match the
 * browser's. A nested part of another package is rendered with its parent. @param isWanted false omits a package's parts
 * @throws RenderError
 */
export async function renderParts(
  selection: Selection,
  { url, config }: PageRequest,
  { runnerOf, checker }: Processes,
  isWanted: (name: string) => boolean = () => true,
) {
  const secret = randomBytes(8).toString('hex');
  const remotes = Object.fromEntries(
    [...selection.values()].map((release) => {
      const modules = Object.keys(release.modules).map((it) => it.slice(2));
      return [federationName(release.name), { name: release.name, release: labelOf(release), modules }];
    }),
  );

  /** A process gets another package's build only where a signed description declares that module. */
  const mayNeed = (names: readonly string[], needed: string) =>
    selection.has(needed) &&
    names.some((name) => selection.get(name)?.uses.some((id) => packageOf(id) === needed) ?? false);

  /** @throws RenderError; ChildError for a needed package that is absent */
  async function renderWith(names: readonly string[], stubbed: readonly string[] | null, withHead = true) {
    const runner = await runnerOf(names);
    return runner.render({ url, config, remotes, secret, stubbed, withHead }).catch((error: Error) => {
      const { needs = [], asked = [] } = error instanceof ChildError ? error : {};
      if (needs.some((name) => mayNeed(names, name) && !names.includes(name))) throw error;
      throw new RenderError(error.message, ['shell', ...new Set(names.length > 0 ? names : asked.map(packageOf))]);
    });
  }

  const shells = await renderWith([], null);
  const skeleton = skeletonOf(bodyOf(shells), secret);
  const placed = skeleton.places.map(({ id }) => id);

  async function renderOwn(name: string): Promise<OwnParts> {
    const names = new Set([name]);
    const shown = new Set(placed.filter((id) => packageOf(id) === name));
    // Each round may find another package nested in these parts.
    for (;;) {
      const given = [...names];
      const stubbed = placed.filter((id) => !shown.has(id));
      const page = await renderWith(given, stubbed).catch((error: unknown) => {
        if (!(error instanceof ChildError)) throw error;
        for (const needed of error.needs) if (mayNeed(given, needed)) names.add(needed);
        return null;
      });
      if (!page) continue;
      const fail = (what: string) => new RenderError(`${name} ${what}`, ['shell', ...given], true);
      const parts = partsOf(bodyOf(page), skeleton, shown);
      if (!parts) throw fail('changes what is not its part of the page');
      const ids = placed.filter((id) => shown.has(id));
      const own = parts.filter((_, index) => packageOf(ids[index] ?? '') === name);
      const within = skeletonOf(own.join(''), secret).places.filter(({ id }) => stubbed.includes(id));
      if (within.length === 0) {
        const [release, ...others] = given.flatMap((it) => selection.get(it) ?? []);
        if (!release) throw fail('is not deployed');
        return { page, parts: own, releases: [release, ...others], headAlone: () => renderWith(given, stubbed, false) };
      }
      for (const { id } of within) {
        if (!mayNeed(given, packageOf(id))) throw fail(`shows ${id}, which it does not declare`);
        shown.add(id);
        names.add(packageOf(id));
      }
    }
  }

  const packages = [...new Set(placed.map(packageOf))].filter(isWanted);
  const rendered = new Map(await Promise.all(packages.map(async (name) => [name, await renderOwn(name)] as const)));
  const composed = await compose();
  return { shells, rendered, composed, headAlone: () => renderWith([], null, false), secret };

  async function compose(): Promise<ComposedPage> {
    const next = new Map([...rendered].map(([name, { parts }]) => [name, parts.values()]));
    const ofShell = preloadsOf(shells);
    const given = [...rendered].map(([owner, { page }]) => ({ owner, html: preloadsOf(page) }));
    const page = await checker
      .compose({
        texts: skeleton.texts,
        places: skeleton.places.map(({ reactId }) => reactId),
        parts: placed.map((id) => {
          const html = next.get(packageOf(id))?.next().value;
          return html === undefined ? null : { owner: packageOf(id), html };
        }),
        owners: [...rendered.values()].map(({ releases }) => ownerOf(releases)),
        shell: shellNames,
        preloads: [{ owner: 'shell', html: ofShell }, ...given].filter(({ html }) => html !== ''),
      })
      .catch((error: unknown) => {
        if (!(error instanceof PartFault)) throw error;
        const names = error.faults.flatMap(
          ({ owner }) => rendered.get(owner)?.releases.map((it) => it.name) ?? [owner],
        );
        throw new RenderError(error.message, [...new Set(names)], true);
      });
    const known = new Set(page.preloads.flatMap(({ owner, html }) => (owner === 'shell' ? [html] : [])));
    for (const [name, { releases }] of rendered) {
      const own = page.preloads.filter(({ owner, html }) => owner === name && !known.has(html));
      if (
        own.length > mostPreloads ||
        !own.every(({ urls }) => urls.every((it) => releases.some((release) => ownsFile(release, it))))
      )
        throw new RenderError(`${name} preloads too much, or what it does not own`, [name], true);
    }
    return page;
  }
}
