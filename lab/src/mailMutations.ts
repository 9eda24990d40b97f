import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { startSmtpServer } from 'server/testing/smtpServer';
import { formPieces, mutate, randomFrom } from './mail/mutations';
import { residentMemory } from './mail/residentMemory';
import { startMailServers } from './mail/servers';
import { bodyOf, sendBody } from './mail/submission';

const help = `npm run perf-mail-mutations [-- --bodies 100000] [-- --seed 1]

Sends bodies of the contact form that were changed at random, and counts the
answers. Fails on an answer of 5xx or none, and on a message that was accepted and
did not arrive; tells how the server's memory grew.`;

const atOnce = 20;

/** When nothing more has arrived for so long, nothing will (ms). */
const quietMs = 5_000;

await command(
  help,
  { bodies: { type: 'string' }, seed: { type: 'string' } },
  async ({ bodies = '100000', seed = '1' }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-perf-mutations-'));
    const mailbox = await startSmtpServer();
    const servers = startMailServers(1, folder, mailbox.url);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const random = randomFrom(Number(seed));
    const statuses: Record<string, number> = {};
    const memory: string[] = [];
    const whole = bodyOf('Mutação');
    let next = 0;
    try {
      const origin = await servers.origin();
      async function sender() {
        while (next < Number(bodies)) {
          const number = next;
          next += 1;
          if (number % (Number(bodies) / 5) === 0) memory.push(await residentMemory(servers.pids()[0]));
          const status = await sendBody(origin, mutate(whole, random, formPieces), { agent }).catch(
            (error: Error) => error.message,
          );
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sender));
      const accepted = statuses[200] ?? 0;
      for (let before = -1; mailbox.mails.length < accepted && mailbox.mails.length > before; ) {
        before = mailbox.mails.length;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
      const health = await (await fetch(`${origin}/healthz`)).text();
      memory.push(await residentMemory(servers.pids()[0]));
      console.log(`answers: ${JSON.stringify(statuses)}; arrived: ${mailbox.mails.length}; then ${health}`);
      console.log(`memory of the server: ${memory.join(', ')}`);
      const wrong = Object.keys(statuses).filter((status) => !/^[24]\d\d$/.test(status));
      if (wrong.length > 0) throw new Error(`Answers that must not be: ${wrong.join(', ')}`);
      if (mailbox.mails.length !== accepted) throw new Error('What was accepted is not what arrived');
    } finally {
      servers.stop();
      agent.destroy();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  },
);
