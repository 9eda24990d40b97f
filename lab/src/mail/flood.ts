import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type SiteFolder, siteFolder } from '@site/delivery/repository';
import type { Discovery, Observation } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';
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

export const flood = measurement({
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
    const site = siteFolder();
    const mailbox = await startSmtpServer();
    // Visitors have addresses of their own by what a proxy before the server would say of them.
    const server = await startSite(site.base, { SMTP_URL: mailbox.url, TRUST_PROXY: '1' });
    const blocks: string[] = [];
    try {
      for (const endpoint of listed(wanted, endpoints)) {
        const rows = [['', 'visitors', 'accepted', 'page p50', 'p99', 'longest', 'message p50', 'p99', 'longest']];
        const floods: string[] = [];
        await visits(server.url, 2);
        for (let round = 1; round <= rounds; round += 1) {
          log(`${endpoint}: round ${round} of ${rounds}`);
          rows.push([`round ${round}, quiet`, ...cells(await visits(server.url, seconds))]);
          const body = endpoint === 'mail' ? messageBody() : observationBody(site);
          const flooding = startFlood(autocannon, server.url, await body, { rate, seconds });
          rows.push([`round ${round}, flooded`, ...cells(await visits(server.url, seconds))]);
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

interface Visit {
  /** ms */
  readonly page: number;
  readonly message: number;
  readonly accepted: boolean;
}

function visits(origin: string, seconds: number): Promise<readonly Visit[]> {
  return Promise.all(
    Array.from({ length: (seconds * 1000) / everyMs }, async (_, number) => {
      await sleep(number * everyMs);
      const asked = performance.now();
      await (await fetch(`${origin}/produtos`)).arrayBuffer();
      const sent = performance.now();
      // Nobody of them twice within ten seconds.
      const status = await submit(origin, messageOf(`Visita ${number}`), `192.0.2.${number % 200}`);
      return { page: sent - asked, message: performance.now() - sent, accepted: status === 200 };
    }),
  );
}

function cells(visits: readonly Visit[]): string[] {
  const waits = (times: readonly number[]) => [0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`);
  return [
    String(visits.length),
    String(visits.filter(({ accepted }) => accepted).length),
    ...waits(visits.map(({ page }) => page)),
    ...waits(visits.map(({ message }) => message)),
  ];
}

interface Body {
  readonly path: string;
  readonly contentType: string;
  readonly content: Uint8Array | string;
}

async function messageBody(): Promise<Body> {
  const encoded = new Response(messageOf('Robô'));
  const contentType = encoded.headers.get('content-type') ?? '';
  return { path: '/send_mail.php', contentType, content: new Uint8Array(await encoded.arrayBuffer()) };
}

/** What a page would tell in which every release that is live on a site fails, and all is measured. */
async function observationBody(site: SiteFolder): Promise<Body> {
  const discovery: Discovery = JSON.parse(await readFile(path.join(site.public, discoveryFile), 'utf8'));
  const releases = Object.entries(discovery.microFrontends).map(([remote, deployments]) => ({
    remote,
    version: deployments.find(({ deployment }) => deployment.default)?.metadata.version ?? '',
  }));
  const failure = { phase: 'render', kind: 'TypeError', healed: true, first: true } as const;
  const observation: Observation = {
    page: '/produtos/:productId',
    views: Object.fromEntries(releases.map(({ remote, version }) => [remote, version])),
    failures: releases.map((release) => ({ ...release, ...failure })),
    vitals: releases.map((release) => ({ ...release, name: 'LCP', value: 1_234.5 })),
  };
  // As `navigator.sendBeacon` sends it.
  return { path: '/observations', contentType: 'text/plain;charset=UTF-8', content: JSON.stringify(observation) };
}

/** @returns how many were answered with which status */
async function startFlood(
  program: string,
  origin: string,
  { path: address, contentType, content }: Body,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-flood-'));
  try {
    const file = path.join(folder, 'body');
    await writeFile(file, content);
    const load = ['--connections=100', `--overallRate=${rate}`, `--duration=${seconds}`];
    const sent = ['--method=POST', `--headers=content-type: ${contentType}`, `--input=${file}`, '--json'];
    const args = [program, ...load, ...sent, origin + address];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
    const { statusCodeStats }: Flooded = JSON.parse(stdout);
    const counts = Object.entries(statusCodeStats).map(
      ([status, { count }]) => `${status} ${count.toLocaleString('en')} times`,
    );
    return counts.join(', ');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What of autocannon's result is read here. */
interface Flooded {
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}
