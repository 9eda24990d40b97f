/** A build that webpack refused; the message is webpack's own. */
export class BuildError extends Error {
  override name = 'BuildError';
}
