import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { rules } from 'server';
import { falseAlarms, reactions } from './guard/scenarios';
import { alarmTable, reactionTable } from './guard/tables';

const help = `npm run perf-guard [-- --runs 200]

Simulates canaries that the server's guard watches: how often one that is harmless is taken back,
and after which time and how many views one that is not. The same seed gives the same tables.

  --runs N        canaries of each kind (200)
  --output FILE   where to write the tables as Markdown, beside the terminal
  --help          this text`;

await command(help, { runs: { type: 'string', default: '200' }, output: { type: 'string' } }, async (values) => {
  const runs = Number(values.runs);
  const text = [
    `Alpha ${rules.alpha}, margin ${rules.margin * 100} percentage point, ${runs} canaries of each kind.`,
    alarmTable(falseAlarms(runs)),
    reactionTable(reactions(runs)),
  ].join('\n\n');
  console.log(text);
  if (values.output) await writeFile(path.resolve(process.env.INIT_CWD ?? '.', values.output), `${text}\n`);
});
