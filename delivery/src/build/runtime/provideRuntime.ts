import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare const PROVIDED_RUNTIME: string;

/** Each release gets its own instance: `init` would otherwise return the host's. A host has no `initContainerEntry`. */
const { runtime } = federation;
Object.assign(globalThis, {
  [Symbol.for(PROVIDED_RUNTIME)]: {
    ...federation,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
