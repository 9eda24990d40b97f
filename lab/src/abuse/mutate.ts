/**
 * A body with one to six places changed: a byte, a piece cut out, doubled, or put in, or all cut off from there.
 *
 * @param random from 0 to below 1
 * @param pieces what parsers of such bodies have stumbled over
 */
export function mutate(body: Buffer, random: () => number, pieces: readonly Buffer[]): Buffer {
  let mutated = Buffer.from(body);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let count = 1 + below(6); count > 0; count -= 1) {
    const at = below(mutated.length + 1);
    const end = Math.min(mutated.length, at + below(40));
    const [head, middle, tail] = [mutated.subarray(0, at), mutated.subarray(at, end), mutated.subarray(end)];
    const changes = [
      () => [head, Buffer.from([below(256)]), mutated.subarray(at + 1)],
      () => [head, tail],
      () => [head, middle, middle, tail],
      () => [head, pieces[below(pieces.length)] ?? head, mutated.subarray(at)],
      () => (below(10) === 0 ? [head] : [head, tail]),
    ];
    mutated = Buffer.concat(changes[below(changes.length)]?.() ?? [mutated]);
  }
  return mutated;
}
