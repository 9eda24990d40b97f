import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteFolder } from '@site/delivery/repository';
import { startSmtpServer } from 'server/testing/smtpServer';
import { table } from '../document';
import { listed, measurement } from '../measurement';
import { startSite } from '../runningServer';
import { quantile } from '../statistics';
import { type EndpointName, endpointNames, endpoints, messageOf } from './endpoints';
import type { Flooded, FloodOrder } from './floodProcess';
import { sendBody } from './sendBody';

/** What other visitors do meanwhile: each resolves with the status of the answer. */
const visitors: Readonly<
  Record<EndpointName, { everyMs: number; visit(origin: string, number: number): Promise<number> }>
> = {
  mail: {
    everyMs: 50,
    // 127.0.0.2 to 127.0.0.251: nobody of them twice within a few seconds.
    visit: (origin, number) =>
      sendBody(origin, endpoints.mail, messageOf(`Visita ${number}`), {
        localAddress: `127.0.0.${2 + (number % 250)}`,
      }),
  },
  observations: {
    everyMs: 20,
    async visit(origin) {
      const answer = await fetch(`${origin}/produtos`);
      await answer.arrayBuffer();
      return answer.status;
    },
  },
};

export const flood = measurement({
  about: `How long visitors wait while one address floods an endpoint of the server, with the site that was published last: without
the flood and with it, in turn. While messages flood in, they send messages, each from an address of its own; while
observations do, they ask for a page.`,
  options: {
    endpoints: { default: endpointNames.join(), help: 'which are flooded' },
    rate: { default: 2000, help: 'bodies a second' },
    seconds: { default: 10, help: 'for each flood, and each time without it' },
    rounds: { default: 2, help: 'of both' },
  },
  async run({ endpoints: wanted, rate, seconds, rounds }, log) {
    const mailbox = await startSmtpServer();
    const server = await startSite(siteFolder().base, { SMTP_URL: mailbox.url });
    const blocks: string[] = [];
    try {
      for (const endpoint of listed(wanted, endpointNames)) {
        const visit = (forSeconds: number) => visits(endpoint, server.url, forSeconds);
        const rows = [['', 'visits', 'answered 200', 'p50', 'p95', 'p99', 'longest']];
        const floods: string[] = [];
        await visit(2);
        for (let round = 1; round <= rounds; round += 1) {
          log(`${endpoint}: round ${round} of ${rounds}`);
          rows.push([`round ${round}, quiet`, ...cells(await visit(seconds))]);
          const flooding = startFlood({ origin: server.url, endpoint, rate, seconds });
          rows.push([`round ${round}, flooded`, ...cells(await visit(seconds))]);
          floods.push(floodText(await flooding));
        }
        blocks.push(`## ${endpoint}`, table(rows), `Of the flood, ${floods.join('; then ')}.`);
      }
    } finally {
      await server.stop();
      await mailbox.close();
    }
    return { title: 'What visitors notice of a flood', blocks };
  },
});

interface Visits {
  /** ms, of each. */
  readonly times: readonly number[];
  readonly answered: number;
}

async function visits(endpoint: EndpointName, origin: string, seconds: number): Promise<Visits> {
  const { everyMs, visit } = visitors[endpoint];
  const times: number[] = [];
  let answered = 0;
  const all = Array.from({ length: (seconds * 1000) / everyMs }, async (_, number) => {
    await sleep(number * everyMs);
    const asked = performance.now();
    const status = await visit(origin, number).catch(() => 0);
    times.push(performance.now() - asked);
    if (status === 200) answered += 1;
  });
  await Promise.all(all);
  return { times, answered };
}

function cells({ times, answered }: Visits): string[] {
  const waits = [0.5, 0.95, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  return [String(times.length), String(answered), ...waits];
}

function startFlood(order: FloodOrder): Promise<Flooded> {
  const child = fork(new URL('floodProcess.ts', import.meta.url));
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The flood ended with ${code}`)));
  });
}

function floodText({ seconds, statuses }: Flooded): string {
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(statuses).map(([status, count]) => `${count.toLocaleString('en')} with ${status}`);
  return `${Math.round(answered / seconds).toLocaleString('en')} a second were answered: ${counts.join(', ')}`;
}
