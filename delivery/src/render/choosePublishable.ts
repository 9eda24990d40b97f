import { type Channels, channelsText } from '../store';
import { type AllChannels, PublishError } from './plan';

interface Chosen<Prepared> {
  readonly channels: AllChannels;
  readonly prepared: Prepared;
  readonly heldBack: ReadonlyMap<string, string>;
}

/** Attempts and ms after which all changed packages are held back together. */
export const mostAttempts = 60;
const publicationTime = 8 * 60_000;

/** Aborts with a PublishError after `time` (ms). */
export function publicationDeadline(time = publicationTime): AbortSignal {
  const deadline = new AbortController();
  const abort = () => deadline.abort(new PublishError(`The publication takes longer than ${time / 1000} s`));
  setTimeout(abort, time).unref();
  return deadline.signal;
}

/**
 * Holds back as few packages as possible. After a failure, tries sets with one more package: one that the error names, else any.
 * Small sets come first, so packages that fit only together are applied together. @param attempt throws PublishError where the
 * channels make no site; its signal ends it @param stop ends everything @throws PublishError when no set makes a site
 */
export async function choosePublishable<Prepared>(
  requested: AllChannels,
  published: AllChannels,
  attempt: (channels: AllChannels, signal: AbortSignal) => Promise<Prepared>,
  stop: AbortSignal = new AbortController().signal,
  time?: number,
): Promise<Chosen<Prepared>> {
  const late = publicationDeadline(time);
  const changed = namesOf(requested, published).filter((name) => !isSame(requested[name], published[name]));
  /** First errors that name a package: later ones may only follow from its absence. */
  const reasons = new Map<string, string>();
  let firstReason = '';

  const attemptWithout = async (held: readonly string[]): Promise<Chosen<Prepared> | PublishError> => {
    const taken = changed.filter((name) => !held.includes(name));
    const unchanged = Object.entries(published).filter(([name]) => !taken.includes(name));
    const next = taken.flatMap((name) => (requested[name] ? [[name, requested[name]] as const] : []));
    const channels: AllChannels = Object.fromEntries([...unchanged, ...next]);
    try {
      const prepared = await attempt(channels, taken.length > 0 ? AbortSignal.any([stop, late]) : stop);
      return { channels, prepared, heldBack: new Map(held.map((name) => [name, reasons.get(name) ?? firstReason])) };
    } catch (thrown) {
      stop.throwIfAborted();
      const error = late.aborted ? late.reason : thrown;
      if (!(error instanceof PublishError)) throw error;
      firstReason ||= error.message;
      for (const name of error.packages) if (!reasons.has(name)) reasons.set(name, error.message);
      return error;
    }
  };

  const all = await attemptWithout([]);
  if (!(all instanceof PublishError)) return all;

  // Prefers packages named by the first error, and the shell last: every remote depends on it.
  const rank = (name: string) => (name === 'shell' ? 2 : all.packages.includes(name) ? 0 : 1);
  const order = changed.toReversed().sort((a, b) => rank(a) - rank(b));
  const weight = (held: readonly string[]) => held.reduce((sum, name) => sum + 2 ** order.indexOf(name), 0);
  const followersOf = (held: readonly string[], { packages }: PublishError) => {
    const others = order.filter((name) => !held.includes(name));
    const named = others.filter((name) => packages.includes(name));
    return (named.length > 0 ? named : others).map((name) => [...held, name].sort());
  };

  const queue: string[][] = [];
  const queued = new Set<string>();
  const enqueue = (sets: readonly string[][]) => {
    const added = sets.filter((held) => !queued.has(held.join()));
    for (const held of added) queued.add(held.join());
    queue.push(...added);
    queue.sort((a, b) => a.length - b.length || weight(a) - weight(b));
  };
  enqueue(followersOf([], all));
  for (let attempts = 1; ; attempts += 1) {
    const isLast = attempts === mostAttempts || late.aborted;
    const held = isLast ? changed : queue.shift();
    // Holding back everything needs a published site.
    const isNothing = held?.length === changed.length && Object.keys(published).length === 0;
    if (!held || isNothing) throw all;
    const chosen = await attemptWithout(held);
    if (!(chosen instanceof PublishError)) return chosen;
    if (isLast) throw all;
    enqueue(followersOf(held, chosen));
  }
}

const namesOf = (...all: readonly AllChannels[]) => [...new Set(all.flatMap(Object.keys))].sort();

const isSame = (a: Channels = {}, b: Channels = {}) => channelsText(a) === channelsText(b);
