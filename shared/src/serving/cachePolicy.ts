export const cachePolicy = {
  /** Files of releases, whose addresses contain a digest. */
  immutable: 'public, max-age=31536000, immutable',
  /** Pages and other files with a constant address. */
  alwaysAsk: 'public, max-age=0, must-revalidate',
  /** Pages that differ between visitors, such as with a canary. */
  perVisitor: 'private, max-age=0, must-revalidate',
  never: 'no-store',
} as const;

export const discoveryFile = 'frontend-discovery.json';
