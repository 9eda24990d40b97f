import { type Channels, channelsText } from '../store';
import { type AllChannels, PublishError } from './plan';

/** What was made of channels to see whether they make a site. */
interface Attempted {
  /** Throws it away: something else is shown. */
  abandon(): Promise<void>;
}

export interface Settled<Made> {
  readonly channels: AllChannels;
  /** What `attempt` has made of them. */
  readonly made: Made;
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
export async function settleChannels<Made extends Attempted>(
  wanted: AllChannels,
  shown: AllChannels,
  attempt: (channels: AllChannels) => Promise<Made>,
): Promise<Settled<Made>> {
  const changed = namesOf(wanted, shown).filter((name) => !isSame(wanted[name], shown[name]));
  const isNew = Object.keys(shown).length === 0;
  const taking = async (names: readonly string[]) => {
    const taken = names.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
    const kept = Object.entries(shown).filter(([name]) => !names.includes(name));
    const channels: AllChannels = Object.fromEntries([...kept, ...taken]);
    return { channels, made: await attempt(channels) };
  };
  const tryTaking = (names: readonly string[]) =>
    taking(names).catch((error: unknown) => {
      if (error instanceof PublishError) return error;
      throw error;
    });

  const all = await tryTaking(changed);
  if (!(all instanceof PublishError)) return { ...all, heldBack: new Map() };
  // Rather one remote than the shell, on which all others depend.
  const suspects = changed.filter((name) => all.packages.includes(name)).sort((a) => (a === 'shell' ? 1 : -1));
  for (const suspect of suspects) {
    const others = changed.filter((name) => name !== suspect);
    if (others.length === 0 && isNew) break;
    const without = await tryTaking(others);
    if (!(without instanceof PublishError)) return { ...without, heldBack: new Map([[suspect, all.message]]) };
  }
  return takeOneByOne(all);

  async function takeOneByOne(failure: PublishError): Promise<Settled<Made>> {
    const taken: string[] = [];
    const heldBack = new Map(changed.map((name) => [name, failure.message]));
    let settled: Awaited<ReturnType<typeof taking>> | null = null;
    // The shell first: without one there is no page to look at.
    const waiting = changed.filter((name) => name !== 'shell');
    if (changed.includes('shell')) waiting.unshift('shell');
    for (let before = -1; before !== taken.length; ) {
      before = taken.length;
      for (const name of waiting.filter((it) => heldBack.has(it))) {
        const next = await tryTaking([...taken, name]);
        if (next instanceof PublishError) {
          heldBack.set(name, next.message);
          continue;
        }
        await settled?.made.abandon();
        settled = next;
        taken.push(name);
        heldBack.delete(name);
      }
    }
    if (!settled && isNew) throw failure;
    return { ...(settled ?? (await taking([]))), heldBack };
  }
}

const namesOf = (...all: readonly AllChannels[]) => [...new Set(all.flatMap(Object.keys))].sort();

const isSame = (a: Channels = {}, b: Channels = {}) => channelsText(a) === channelsText(b);
