import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Defined by webpack. */
declare const PROVIDED_RUNTIME: string;

/*
 * Provides the bundler runtime to remotes. Each release gets its own instance: remotes run the host's copy, and `init` would
 * otherwise return the host's instance. A host exposes no modules and so has no `initContainerEntry`.
 */
const { runtime } = federation;
Object.assign(globalThis, {
  [Symbol.for(PROVIDED_RUNTIME)]: {
    ...federation,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
