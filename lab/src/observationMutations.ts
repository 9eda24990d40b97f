import { Agent } from 'node:http';
import { command } from '@site/delivery/cli';
import { siteFolder } from '@site/delivery/repository';
import { jsonPieces, mutate, randomFrom } from './mail/mutations';
import { residentMemory } from './mail/residentMemory';
import { sendBody } from './mail/submission';
import { observationOf, observationRequest } from './observations/observed';
import { metricsUrlOf, startOurs } from './server/webServers';

const help = `npm run perf-observation-mutations [-- --bodies 100000] [-- --seed 1]

Sends observations that were changed at random to a server with the site that was
published last, and counts the answers. Fails on an answer of 5xx or none; tells how
the server's memory and the number of its metrics grew.`;

const atOnce = 20;

await command(
  help,
  { bodies: { type: 'string' }, seed: { type: 'string' } },
  async ({ bodies = '100000', seed = '1' }) => {
    process.env.RATE_LIMIT = 'off';
    process.env.LOG_LEVEL = 'error';
    const site = siteFolder();
    const whole = Buffer.from(JSON.stringify(await observationOf(site)));
    const server = await startOurs(site);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const random = randomFrom(Number(seed));
    const statuses: Record<string, number> = {};
    const progress: string[] = [];
    const note = async () => {
      const series = (await (await fetch(metricsUrlOf(server))).text()).match(/^site_/gm)?.length ?? 0;
      progress.push(`${await residentMemory(server.pid)}, ${series} series`);
    };
    let next = 0;
    try {
      async function sender() {
        while (next < Number(bodies)) {
          const number = next;
          next += 1;
          if (number % (Number(bodies) / 5) === 0) await note();
          const body = mutate(whole, random, jsonPieces);
          const status = await sendBody(server.origin, body, { agent, ...observationRequest }).catch(
            (error: Error) => error.message,
          );
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sender));
      await note();
      console.log(`answers: ${JSON.stringify(statuses)}`);
      console.log(`server: ${progress.join(' · ')}`);
      const wrong = Object.keys(statuses).filter((status) => !/^[24]\d\d$/.test(status));
      if (wrong.length > 0) throw new Error(`Answers that must not be: ${wrong.join(', ')}`);
    } finally {
      server.stop();
      agent.destroy();
    }
  },
);
