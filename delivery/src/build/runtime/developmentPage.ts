import * as runtime from 'react-refresh/runtime';

/*
 * Runs first in a development page: React's renderer looks for this hook when it loads. All packages share this runtime, since
 * separate ones would undo each other's refreshes.
 */
runtime.injectIntoGlobalHook(window);
Object.assign(globalThis, { [Symbol.for('react-refresh/runtime')]: runtime });
