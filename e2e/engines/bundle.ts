import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { inPage } from './inPage';

type InPage = typeof inPage;

const [bundle] = buildSync({
  entryPoints: [fileURLToPath(new URL('inPage.ts', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'journeys',
}).outputFiles;

/** Source of a function that calls one of `inPage`; it contains all of them and sets no globals. */
export const callInPage = (name: keyof InPage) =>
  `(...args)=>{;${bundle?.text};return journeys.inPage.${name}(...args)}`;
