import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** `providedRuntime`; webpack puts it in. */
declare const PROVIDED_RUNTIME: string;

/*
 * Provides the bundler runtime for the remotes of the page. Each release gets an instance of its own: `init` would take the
 * host's for that of every remote, since all of them run the host's copy. A host, which exposes no modules, has no
 * `initContainerEntry` by itself.
 */
const { runtime } = federation;
Object.assign(globalThis, {
  [Symbol.for(PROVIDED_RUNTIME)]: {
    ...federation,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
