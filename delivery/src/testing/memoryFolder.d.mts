/** Where tests make their folders: in memory, if there is room. */
export function memoryFolder(): string;
