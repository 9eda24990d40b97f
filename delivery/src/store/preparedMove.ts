import type { Tags } from './channels';

/** Tags for one package of a move of several. They count once the coordinator, one of these packages, has the tag `moved.ID`. */
export interface PreparedMove {
  readonly coordinator: string;
  /** Time in ms since 1970, in base 36, and four random letters or digits. */
  readonly id: string;
  readonly tags: Tags;
}

const preparedTag = /^next\.([\w-]+)\.([a-z\d]+)\.([\w-]+)$/;

/** Set last and removed first: without it, the other tags of a move are incomplete. */
const completeTag = 'complete';

const randomDigits = 4;

/** ms after which a move that does not count yet is abandoned. */
const abandonedAfter = 60 * 60_000;

export const newMoveId = (): string =>
  Date.now().toString(36) +
  Math.random()
    .toString(36)
    .slice(2, 2 + randomDigits)
    .padEnd(randomDigits, '0');

export const movedTag = (id: string) => `moved.${id}`;

/** In the order of setting. */
export function preparedTags(coordinator: string, id: string, tags: ReadonlyMap<string, string>) {
  const [version = ''] = tags.values();
  return [...tags, [completeTag, version] as const].map(
    ([tag, own]) => [`next.${coordinator}.${id}.${tag}`, own] as const,
  );
}

/** Complete moves, the newest first. */
export function preparedMoves(tags: Tags): readonly PreparedMove[] {
  const found = new Map<string, { coordinator: string; id: string; tags: Record<string, string> }>();
  for (const [tag, version] of Object.entries(tags)) {
    const [, coordinator = '', id = '', own = ''] = preparedTag.exec(tag) ?? [];
    if (!own) continue;
    const move = found.get(id) ?? { coordinator, id, tags: {} };
    move.tags[own] = version;
    found.set(id, move);
  }
  return [...found.values()]
    .filter(({ tags }) => completeTag in tags)
    .map(({ tags: { [completeTag]: _, ...tags }, ...move }) => ({ ...move, tags }))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** In the order of removal. @param isOver true for moves that count, and for abandoned ones */
export const tagsToRemove = (tags: Tags, isOver: (id: string) => boolean): readonly string[] =>
  Object.keys(tags)
    .filter((tag) => {
      const [, , id] = preparedTag.exec(tag) ?? [];
      return id !== undefined && isOver(id);
    })
    .sort((a, b) => Number(b.endsWith(completeTag)) - Number(a.endsWith(completeTag)));

export const isAbandoned = (id: string, now = Date.now()): boolean =>
  now - Number.parseInt(id.slice(0, -randomDigits), 36) > abandonedAfter;
