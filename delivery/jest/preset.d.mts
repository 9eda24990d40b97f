import type { Config } from 'jest';

export const compiled: Config;
export function browserPackages(rootDir: string, packages: readonly string[]): Config;
