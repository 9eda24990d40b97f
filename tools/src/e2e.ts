import { runBrowserTests } from './browserTests';
import { runCommand } from './runCommand';
import { runStep } from './runStep';

// `npm run e2e [-- file …]`: the browser tests alone.
const args = process.argv.slice(2);
await runCommand(() =>
  args.includes('--help') ? runStep('npx', ['playwright', 'test', '--help']) : runBrowserTests(args, console.log),
);
