/** For `catch`: what to go on with when a file or folder, or one that it would be in, does not exist. */
export const ifENOENT =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback;
    throw error;
  };
