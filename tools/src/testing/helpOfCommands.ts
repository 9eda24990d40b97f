import { pathToFileURL } from 'node:url';

// Prints, as JSON, the answer of each module to `--help`, in one process: most of the time goes into loading common modules.
const modules = process.argv.slice(2);
const answers: Record<string, string> = {};
const { log } = console;
for (const module of modules) {
  process.argv = [process.execPath, module, '--help'];
  const output: unknown[] = [];
  console.log = (line) => void output.push(line);
  await import(pathToFileURL(module).href);
  answers[module] = output.join('\n').trim();
}
log(JSON.stringify(answers));
process.exit();
