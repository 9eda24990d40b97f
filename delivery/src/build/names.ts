/** Replaced in the entry by the digests of all later files, as a JavaScript object. */
export const digestsPlaceholder = '%DIGESTS%';

/** Chunk with the modules of `src/data`. */
export const dataChunk = 'data';

/** Matches no file. Well-formed: browsers ignore a malformed digest. */
export const unmatchedDigest = `sha384-${'A'.repeat(64)}`;
