import { federationName, type RemoteModuleId } from '@site/shared/contracts';
import type { Release } from '../../release';
import { type Combination, canaryGroupOf, selectionOf } from '../combinations';
import { missingModule, refusedShell } from '../compatibility';
import type { Plan } from '../plan';
import { moduleOf, type Selection } from '../selection';

export type Deployed = Pick<Release, 'name' | 'version'>;

/** A new release beside a fallback release: a page shows both once another release has failed in the browser. */
export interface FallbackPair {
  readonly release: Release;
  /** The package's own previous release, for pages that only the new release has. */
  readonly fallback: Release;
  readonly fallbackFor: Release;
  readonly combination: Combination;
  readonly selection: Selection;
  /** The fallback beside the release that is visible before the deployment. */
  readonly earlier: Selection;
  /** Packages whose processes run code of both releases. */
  readonly rendered: ReadonlySet<string>;
}

/** Omits packages that never share a process: their parts can't break each other. The previous shell counts: open tabs run it. */
export function fallbackPairs(plan: Plan, deployed: readonly Deployed[]): readonly FallbackPair[] {
  return deployed.flatMap(({ name, version }) => {
    const own = plan.get(name);
    if (!own) return [];
    const combination = own.canary?.release.version === version ? canaryGroupOf(plan, name) : [];
    const beside = selectionOf(plan, combination);
    const release = beside.get(name);
    const before = (combination.length > 0 ? own.live : own.previous)?.release;
    // No tab runs an earlier shell.
    if (release?.version !== version || (name === 'shell' && !before)) return [];
    const pair = (fallback: Release, fallbackFor: Release, rendered: readonly string[]): FallbackPair => {
      const selection = new Map([...beside, [fallback.name, fallback]]);
      const others = [...selection].filter(([it]) => it !== name);
      const earlier = new Map([...others, ...(before ? [[name, before] as const] : [])]);
      return { release, fallback, fallbackFor, combination, selection, earlier, rendered: new Set(rendered) };
    };
    const others = [...plan].flatMap(([other, planned]) => {
      const isCanary = combination.includes(other);
      const fallback = isCanary ? planned.live : planned.previous;
      const fallbackFor = (isCanary && planned.canary) || planned.live;
      if (other === name || !fallback) return [];
      const rendered = processesOf(release, fallback.release);
      return rendered.length > 0 ? [pair(fallback.release, fallbackFor.release, rendered)] : [];
    });
    return before && name !== 'shell' ? [...others, pair(before, release, [name])] : others;
  });
}

const uses = (release: Release, { name }: Release) => release.uses.some((id) => moduleOf(id).folder === name);

function processesOf(a: Release, b: Release): readonly string[] {
  if (a.name === 'shell' || b.name === 'shell') return [a.name === 'shell' ? b.name : a.name];
  return [...(uses(a, b) ? [a.name] : []), ...(uses(b, a) ? [b.name] : [])];
}

export const isOwn = ({ release, fallback }: FallbackPair): boolean => release.name === fallback.name;

/** Omits the shell's modules: its version is part of every page's key. */
export function modulesOf({ release, fallback }: FallbackPair): readonly RemoteModuleId[] {
  const remotes = [release, fallback].filter(({ name }) => name !== 'shell');
  return remotes.flatMap(({ name, code }) =>
    Object.keys(code).map((path) => path.replace('.', federationName(name)) as RemoteModuleId),
  );
}

/** Reason for which browsers, too, refuse to load the pair, or the parts that need it. */
export const declaredMisfit = ({ release, fallback }: FallbackPair): string | null =>
  refusedShell(release, fallback) ?? refusedShell(fallback, release) ?? missingModule(fallback, release);
