import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** `lentRuntime`; webpack puts it in. */
declare const LENT_RUNTIME: string;

/*
 * Lends the bundler runtime to the remotes of the page. Each release gets an instance of its own: `init` would take the
 * host's for that of every remote, since all of them run the host's copy. A host, which exposes no modules, has no
 * `initContainerEntry` by itself.
 */
const { runtime } = federation;
Object.assign(globalThis, {
  [Symbol.for(LENT_RUNTIME)]: {
    ...federation,
    runtime: { ...runtime, init: runtime?.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
