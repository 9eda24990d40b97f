import * as runtime from 'react-refresh/runtime';

/*
 * Stands first in a development server's page: React's renderer must find this hook when it comes. All packages of the
 * page take this one runtime, since a refresh of one of several would undo what another had refreshed.
 */
runtime.injectIntoGlobalHook(window);
Object.assign(globalThis, { [Symbol.for('react-refresh/runtime')]: runtime });
