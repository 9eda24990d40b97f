import { type Channels, channelsText } from '../store';
import { combinationsOf } from './combinations';
import { type AllChannels, PublishError } from './plan';

interface Settled<Made> {
  readonly channels: AllChannels;
  /** What `attempt` has made of them. */
  readonly made: Made;
  /** Packages that stay as they were, with the reason. */
  readonly heldBack: ReadonlyMap<string, string>;
}

/**
 * Takes over what channels say as far as it makes a site. A package that is to blame alone is held back at once; where an
 * error names several, one of them is held back, or two …, until the others make a site. Those go on together, since two of
 * them may fit only together.
 *
 * @param shown what makes a site, or nothing
 * @param attempt throws PublishError where some channels make none
 * @throws PublishError when nothing does
 */
export async function settleChannels<Made>(
  wanted: AllChannels,
  shown: AllChannels,
  attempt: (channels: AllChannels) => Promise<Made>,
): Promise<Settled<Made>> {
  const changed = namesOf(wanted, shown).filter((name) => !isSame(wanted[name], shown[name]));
  const reasons = new Map<string, string>();

  const holding = async (held: readonly string[]): Promise<Settled<Made> | PublishError> => {
    const taken = changed.filter((name) => !held.includes(name));
    const kept = Object.entries(shown).filter(([name]) => !taken.includes(name));
    const next = taken.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
    const channels: AllChannels = Object.fromEntries([...kept, ...next]);
    try {
      const made = await attempt(channels);
      return { channels, made, heldBack: new Map(held.map((name) => [name, reasons.get(name) ?? ''])) };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      for (const name of changed)
        if (!reasons.has(name) || error.packages.includes(name)) reasons.set(name, error.message);
      return error;
    }
  };

  const all = await holding([]);
  if (!(all instanceof PublishError)) return all;
  const isNothing = (held: readonly string[]) => held.length === changed.length && Object.keys(shown).length === 0;

  const blamed: string[] = [];
  for (let error = all; ; ) {
    const guilty = changed.filter((name) => !blamed.includes(name) && error.packages.includes(name));
    if (guilty.length !== 1 || guilty[0] === 'shell' || isNothing([...blamed, ...guilty])) break;
    blamed.push(...guilty);
    const settled = await holding(blamed);
    if (!(settled instanceof PublishError)) return settled;
    error = settled;
  }

  // Rather what is to blame than others, and one remote than the shell, on which all of them depend.
  const rank = (name: string) => (name === 'shell' ? 0 : all.packages.includes(name) ? 2 : 1);
  const others = changed.filter((name) => !blamed.includes(name)).sort((a, b) => rank(a) - rank(b));
  const held = combinationsOf(others).sort((a, b) => a.length - b.length);
  for (const names of held.slice(1)) {
    const settled = isNothing([...blamed, ...names]) ? all : await holding([...blamed, ...names]);
    if (!(settled instanceof PublishError)) return settled;
  }
  throw all;
}

const namesOf = (...all: readonly AllChannels[]) => [...new Set(all.flatMap(Object.keys))].sort();

const isSame = (a: Channels = {}, b: Channels = {}) => channelsText(a) === channelsText(b);
