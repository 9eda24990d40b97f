import type { Channels } from '../store';
import { type AllChannels, PublishError } from './plan';

export interface Settled {
  readonly channels: AllChannels;
  /** Packages that stay as they were, with the reason. */
  readonly heldBack: ReadonlyMap<string, string>;
}

/**
 * Takes over what channels say as far as it makes a site. Mostly one package is to blame, and the others go on together:
 * only together may two of them fit. Where that is not it, they are taken over one by one.
 *
 * @param shown what makes a site, or nothing
 * @param attempt throws PublishError where some channels make none
 * @throws PublishError when nothing does
 */
export async function settleChannels(
  wanted: AllChannels,
  shown: AllChannels,
  attempt: (channels: AllChannels) => Promise<unknown>,
): Promise<Settled> {
  const changed = namesOf(wanted, shown).filter((name) => !isSame(wanted[name], shown[name]));
  const taking = (names: readonly string[]): AllChannels => {
    const taken = names.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
    const kept = Object.entries(shown).filter(([name]) => !names.includes(name));
    return Object.fromEntries([...kept, ...taken]);
  };
  const failureOf = (names: readonly string[]) =>
    attempt(taking(names)).then(
      () => null,
      (error) => {
        if (error instanceof PublishError) return error;
        throw error;
      },
    );

  const failure = await failureOf(changed);
  if (!failure) return { channels: wanted, heldBack: new Map() };
  // Rather one remote than the shell, on which all others depend.
  const suspects = changed.filter((name) => failure.packages.includes(name)).sort((a) => (a === 'shell' ? 1 : -1));
  for (const suspect of suspects) {
    const others = changed.filter((name) => name !== suspect);
    if (others.length > 0 && (await failureOf(others))) continue;
    if (others.length === 0 && Object.keys(shown).length === 0) break;
    return { channels: taking(others), heldBack: new Map([[suspect, failure.message]]) };
  }

  const taken: string[] = [];
  const heldBack = new Map(changed.map((name) => [name, failure.message]));
  // The shell first: without one there is no page to look at.
  const waiting = changed.filter((name) => name !== 'shell');
  if (changed.includes('shell')) waiting.unshift('shell');
  for (let before = -1; before !== taken.length; ) {
    before = taken.length;
    for (const name of waiting.filter((it) => heldBack.has(it))) {
      const reason = await failureOf([...taken, name]);
      if (reason) heldBack.set(name, reason.message);
      else {
        taken.push(name);
        heldBack.delete(name);
      }
    }
  }
  if (taken.length === 0 && Object.keys(shown).length === 0) throw failure;
  return { channels: taking(taken), heldBack };
}

const namesOf = (...all: readonly AllChannels[]) => [...new Set(all.flatMap(Object.keys))].sort();

const isSame = (a: Channels | undefined, b: Channels | undefined) => JSON.stringify(a) === JSON.stringify(b);
