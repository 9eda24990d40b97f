import { pathToFileURL } from 'node:url';

// Run by tests: prints, as JSON, what each of these modules answers to `--help`. One process for all of them: what it takes
// to start one is nearly all that it loads, and they load the same.
const modules = process.argv.slice(2);
const answers: Record<string, string> = {};
const { log } = console;
for (const module of modules) {
  process.argv = [process.execPath, module, '--help'];
  const said: unknown[] = [];
  console.log = (line) => void said.push(line);
  await import(pathToFileURL(module).href);
  answers[module] = said.join('\n').trim();
}
log(JSON.stringify(answers));
process.exit();
