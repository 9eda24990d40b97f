import { randomBytes } from 'node:crypto';
import { federationName, type RemoteModuleId, type RenderedPage } from '@site/shared/contracts';
import { labelOf } from './compatibility';
import { type PageRequest, RenderError, type Runner } from './runner';
import { hidesNames, isWhole, modulesIn, partsOf, skeletonOf } from './sandbox/splice';
import { ChildError } from './sandbox/startChild';
import { moduleOf, type Selection } from './selection';

const packageOf = (id: string) => moduleOf(id).folder;

type RunnerOf = (names: readonly string[]) => Promise<Runner>;

interface OwnParts {
  readonly page: RenderedPage;
  readonly parts: readonly string[];
  readonly headAlone: () => Promise<RenderedPage>;
}

/** React writes image preloads before the page. */
const preloads = /^(?:<link rel="preload"[^<>]*>)*/;

/** @throws RenderError also when a package changes more than its parts */
export async function renderTogether(
  selection: Selection,
  page: PageRequest,
  runnerOf: RunnerOf,
): Promise<RenderedPage> {
  const { shells, skeleton, rendered, headAlone, secret } = await renderParts(selection, page, runnerOf);
  const next = new Map([...rendered].map(([name, { parts }]) => [name, parts.values()]));
  const html = skeleton.map((piece, index) => (index % 2 === 0 ? piece : next.get(packageOf(piece))?.next().value));

  const all = [shells, ...[...rendered.values()].map(({ page }) => page)];
  const modules = [...new Set(all.flatMap((page) => page.modules))].filter((id) => selection.has(packageOf(id)));
  const inAll = (of: (page: RenderedPage) => readonly RemoteModuleId[]) =>
    modules.filter((id) => all.every((page) => !page.modules.includes(id) || of(page).includes(id)));
  return {
    ...shells,
    html: [...new Set(all.flatMap((page) => preloads.exec(page.html)?.[0].split(/(?<=>)/) ?? [])), ...html].join(''),
    head: await headOf(),
    modules,
    missing: [...new Set(all.flatMap((page) => page.missing ?? []))],
    ...(shells.onInteraction && { onInteraction: inAll((page) => page.onInteraction ?? []) }),
    ...(shells.unseen && { unseen: inAll((page) => page.unseen ?? []) }),
  };

  async function headOf() {
    const own = rendered.get(page.owner ?? '');
    const found = [own?.page, shells].find((page) => page && !page.head.title.includes(secret));
    return (found ?? (await (own?.headAlone ?? headAlone)())).head;
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
  runnerOf: RunnerOf,
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
  const skeleton = skeletonOf(shells.html.replace(preloads, ''), secret);
  const placed = modulesIn(skeleton);

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
      const fail = (what: string) => new RenderError(`${name} ${what}`, ['shell', ...given]);
      const parts = partsOf(page.html.replace(preloads, ''), skeleton, secret, shown);
      if (!parts) throw fail('changes what is not its part of the page');
      const ids = placed.filter((id) => shown.has(id));
      const own = parts.filter((_, index) => packageOf(ids[index] ?? '') === name);
      const within = modulesIn(skeletonOf(own.join(''), secret)).filter((id) => stubbed.includes(id));
      if (within.length === 0) {
        if (!own.every(isWhole)) throw fail('has HTML that does not stand by itself');
        if (own.some(hidesNames)) throw fail('has HTML with an id or a name that pages use themselves');
        return { page, parts: own, headAlone: () => renderWith(given, stubbed, false) };
      }
      for (const id of within) {
        shown.add(id);
        names.add(packageOf(id));
      }
    }
  }

  const packages = [...new Set(placed.map(packageOf))].filter(isWanted);
  const rendered = new Map(await Promise.all(packages.map(async (name) => [name, await renderOwn(name)] as const)));
  return { shells, skeleton, rendered, headAlone: () => renderWith([], null, false), secret };
}
