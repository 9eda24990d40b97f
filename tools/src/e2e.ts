import { runCommand, runStep } from '@site/delivery/cli';
import { runBrowserTests } from './browserTests';

// `npm run e2e [-- file …]`: the browser tests alone.
const args = process.argv.slice(2);
await runCommand(() =>
  args.includes('--help') ? runStep('npx', ['playwright', 'test', '--help']) : runBrowserTests(args, console.log),
);
