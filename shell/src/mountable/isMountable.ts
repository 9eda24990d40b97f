import type { MountablePart } from '@site/shared/contracts';

export const isMountable = (exported: unknown): exported is MountablePart =>
  typeof (exported as MountablePart | null | undefined)?.mount === 'function';
