/** Numbers that look random and are the same in each run (mulberry32). @returns from 0 to below 1 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pieces that parsers of multipart forms have stumbled over. */
export const formPieces = [
  '\r\n',
  '\n',
  '--limit',
  '--limit--',
  '\r\n\r\n',
  '\0',
  'Content-Disposition: form-data; name="__proto__"\r\n\r\n',
  'Content-Disposition: form-data; name="a"; filename="b"\r\n',
  'Content-Type: multipart/mixed; boundary=limit\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  '"',
  ';',
  '%00',
  '\ufeff🔥\u202e',
].map((text) => Buffer.from(text));

/** Pieces that parsers of JSON, and who takes its word, have stumbled over. */
export const jsonPieces = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u0000',
  '\\ud800',
  '\0',
  '1e999',
  '-0',
  '-1',
  'null',
  'true',
  '"__proto__":{"a":1},',
  '"constructor":"1.0.0",',
  '"mfe_other":"9.9.9",',
  '[[[[[[[[[[[[[[[[',
  '\ufeff🔥\u202e',
].map((text) => Buffer.from(text));

/** The body with one to six places changed: a byte, a piece cut out, doubled, or put in, or all cut off from there. */
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
