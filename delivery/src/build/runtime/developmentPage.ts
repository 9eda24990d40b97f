import * as runtime from 'react-refresh/runtime';

/** React's renderer looks for this hook when it loads. Separate runtimes would undo each other's refreshes. */
runtime.injectIntoGlobalHook(window);
Object.assign(globalThis, { [Symbol.for('react-refresh/runtime')]: runtime });
