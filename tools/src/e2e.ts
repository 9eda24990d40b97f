import { runBrowserTests } from './browserTests';
import { runCommand } from './runCommand';

// `npm run e2e [-- file …]`: the browser tests alone.
await runCommand(() => runBrowserTests(process.argv.slice(2), console.log));
