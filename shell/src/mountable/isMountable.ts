import type { MountablePart } from '@site/shared/contracts';

/** True for the default export of a module that is a mountable part. */
export const isMountable = (exported: unknown): exported is MountablePart =>
  typeof (exported as MountablePart | null | undefined)?.mount === 'function';
