import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteFolder } from '@site/delivery/repository';
import { randomLcg } from 'd3-random';
import { startSmtpServer } from 'server/testing/smtpServer';
import { table } from '../document';
import { listed, measurement } from '../measurement';
import { metricsUrlOf, type RunningServer, startSite } from '../runningServer';
import { type EndpointName, endpointNames, endpoints } from './endpoints';
import { mutate } from './mutate';
import { sendBody } from './sendBody';

const atOnce = 20;

/** When nothing more has arrived for so long, nothing will (ms). */
const quietMs = 5_000;

export const mutations = measurement({
  about: `Sends bodies that were changed at random to a server with the site that was published last, and counts the answers.
Fails on an answer of 5xx or none, and on a message that was accepted and did not arrive; tells how the server's memory
and the number of its metrics grew.`,
  options: {
    endpoints: { default: endpointNames.join(), help: 'where they are sent' },
    bodies: { default: 100_000, help: 'for each endpoint' },
    seed: { default: 1, help: 'the same gives the same bodies' },
  },
  async run({ endpoints: wanted, bodies, seed }, log) {
    const mailbox = await startSmtpServer();
    const server = await startSite(siteFolder().base, {
      SMTP_URL: mailbox.url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    });
    const rows = [['endpoint', 'sent', 'answers', 'memory of the server', 'its metrics']];
    const findings: string[] = [];
    try {
      for (const endpoint of listed(wanted, endpointNames)) {
        log(`${endpoint}: ${bodies} bodies`);
        const { statuses, memory, series } = await sendAll(endpoint, server, bodies, randomLcg(seed));
        const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count.toLocaleString('en')}`);
        rows.push([endpoint, bodies.toLocaleString('en'), answers.join(', '), memory.join(', '), series.join(', ')]);
        const wrong = Object.keys(statuses).filter((status) => !/^[24]\d\d$/.test(status));
        if (wrong.length > 0) findings.push(`${endpoint} answered ${wrong.join(', ')}`);
        const accepted = endpoint === 'mail' ? (statuses[200] ?? 0) : 0;
        const arrived = await arrivedOf(mailbox, accepted);
        if (endpoint === 'mail' && arrived !== accepted) findings.push(`${accepted} accepted, and ${arrived} arrived`);
      }
    } finally {
      await server.stop();
      await mailbox.close();
    }
    const about = `Seed ${seed}. Memory (MB) and number of metrics at the start, after each fifth, and at the end.`;
    return { title: 'Bodies changed at random', blocks: [about, table(rows)], findings };
  },
});

async function sendAll(name: EndpointName, server: RunningServer, bodies: number, random: () => number) {
  const endpoint = endpoints[name];
  const whole = await endpoint.body();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<string, number> = {};
  const memory: string[] = [];
  const series: number[] = [];
  const fifth = Math.ceil(bodies / 5);
  async function note() {
    memory.push((await server.use()).megabytes.toFixed(0));
    series.push((await (await fetch(metricsUrlOf(server))).text()).match(/^site_/gm)?.length ?? 0);
  }
  let next = 0;
  async function sender() {
    while (next < bodies) {
      const isFifth = next % fifth === 0;
      next += 1;
      if (isFifth) await note();
      const body = mutate(whole, random, endpoint.pieces);
      const status = await sendBody(server.url, endpoint, body, { agent }).catch((error: Error) => error.message);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  await note();
  agent.destroy();
  return { statuses, memory, series };
}

/** Waits until so many mails have arrived, or nothing more comes. @returns how many did */
async function arrivedOf({ mails }: { readonly mails: readonly unknown[] }, expected: number): Promise<number> {
  for (let before = -1; mails.length < expected && mails.length > before; ) {
    before = mails.length;
    await sleep(quietMs);
  }
  return mails.length;
}
