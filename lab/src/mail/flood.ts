import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { siteFolder } from '@site/delivery/repository';
import type { Observation } from '@site/shared/contracts';
import { startSmtpServer } from 'server/testing/smtpServer';
import { table } from '../document';
import { fetchedProgram } from '../fetchedProgram';
import { listed, measurement } from '../measurement';
import { startSite } from '../runningServer';
import { quantile } from '../statistics';
import { messageOf, submit } from './message';

const endpoints = ['mail', 'observations'] as const;

/** Between two visitors (ms), each of whom asks for a page and sends a message. */
const everyMs = 50;

export default measurement({
  about: `How long visitors wait for a page, and for the answer to a message, while one address floods an endpoint of the server with
the site that was published last: without the flood and with it, in turn. Twenty visitors a second, each with an address
of their own. The program that floods (autocannon) is fetched where it is missing.`,
  options: {
    endpoints: { default: endpoints.join(), help: 'which are flooded' },
    rate: { default: 2000, help: 'bodies a second' },
    seconds: { default: 10, help: 'for each flood, and each time without it' },
    rounds: { default: 2, help: 'of both' },
  },
  async run({ endpoints: wanted, rate, seconds, rounds }, log) {
    const autocannon = await fetchedProgram('autocannon@8', 'autocannon');
    const mailbox = await startSmtpServer();
    // Visitors have addresses of their own by what a proxy before the server would say of them.
    const server = await startSite(siteFolder().base, { SMTP_URL: mailbox.url, TRUST_PROXY: '1' });
    const blocks: string[] = [];
    try {
      for (const endpoint of listed(wanted, endpoints)) {
        const rows = [['', 'visitors', 'accepted', 'page p50', 'p99', 'longest', 'message p50', 'p99', 'longest']];
        const floods: string[] = [];
        await visits(server.url, 2);
        for (let round = 1; round <= rounds; round += 1) {
          log(`${endpoint}: round ${round} of ${rounds}`);
          rows.push([`round ${round}, quiet`, ...(await visits(server.url, seconds))]);
          const flooding = startFlood(autocannon, server.url, await bodyFor(endpoint), rate, seconds);
          rows.push([`round ${round}, flooded`, ...(await visits(server.url, seconds))]);
          floods.push(await flooding);
        }
        blocks.push(`## ${endpoint}`, table(rows), `Answers to the flood: ${floods.join('; ')}.`);
      }
    } finally {
      await server.stop();
      await mailbox.close();
    }
    return { title: 'What visitors notice of a flood', blocks };
  },
});

/** @returns of so many seconds of visitors: how many, how many messages were accepted, how long pages and messages took */
async function visits(origin: string, seconds: number): Promise<readonly string[]> {
  const [pages, messages]: [number[], number[]] = [[], []];
  let accepted = 0;
  const visitors = Array.from({ length: (seconds * 1000) / everyMs }, async (_, number) => {
    await sleep(number * everyMs);
    const asked = performance.now();
    await (await fetch(`${origin}/produtos`)).arrayBuffer();
    const sent = performance.now();
    pages.push(sent - asked);
    // Nobody of them twice within ten seconds.
    const status = await submit(origin, messageOf(`Visita ${number}`), `192.0.2.${number % 200}`);
    messages.push(performance.now() - sent);
    if (status === 200) accepted += 1;
  });
  await Promise.all(visitors);
  const waits = [pages, messages].flatMap((times) => [0.5, 0.99, 1].map((share) => quantile(times, share)));
  return [String(visitors.length), String(accepted), ...waits.map((ms) => `${ms.toFixed(1)} ms`)];
}

async function bodyFor(endpoint: (typeof endpoints)[number]) {
  // As `navigator.sendBeacon` sends it.
  const text = JSON.stringify({ page: '/produtos', views: {}, failures: [], vitals: [] } satisfies Observation);
  if (endpoint === 'observations') return { path: '/observations', contentType: 'text/plain;charset=UTF-8', text };
  const encoded = new Response(messageOf('Robô'));
  const contentType = encoded.headers.get('content-type') ?? '';
  return { path: '/send_mail.php', contentType, text: await encoded.text() };
}

/** @returns how many were answered with which status */
async function startFlood(
  program: string,
  origin: string,
  body: Awaited<ReturnType<typeof bodyFor>>,
  rate: number,
  seconds: number,
): Promise<string> {
  const load = ['--connections=100', `--overallRate=${rate}`, `--duration=${seconds}`, '--json', '--method=POST'];
  const sent = [`--headers=content-type: ${body.contentType}`, `--body=${body.text}`];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...load, ...sent, origin + body.path]);
  const { statusCodeStats }: { statusCodeStats: Record<string, { count: number }> } = JSON.parse(stdout);
  return Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${status} ${count.toLocaleString('en')} times`)
    .join(', ');
}
