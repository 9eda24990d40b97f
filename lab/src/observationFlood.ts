import { command, textTable } from '@site/delivery/cli';
import { siteFolder } from '@site/delivery/repository';
import { flood } from './mail/flood';
import { observationOf } from './observations/observed';
import { startOurs } from './server/webServers';

const help = `npm run perf-observation-flood [-- --per-second 2000] [-- --seconds 10]

How long visitors wait for a page while one address floods the server with
observations: without the flood and with it, twice in turn.`;

/** Between two pages that are asked for (ms). */
const everyMs = 20;

await command(
  help,
  { 'per-second': { type: 'string' }, seconds: { type: 'string' } },
  async ({ 'per-second': perSecond = '2000', seconds = '10' }) => {
    const site = siteFolder();
    const observation = JSON.stringify(await observationOf(site));
    const server = await startOurs(site);
    const rows = [['', 'pages', 'p50', 'p95', 'p99', 'longest']];
    try {
      await visit(server.origin, 2);
      for (let round = 1; round <= 2; round += 1) {
        rows.push([`round ${round}, quiet`, ...row(await visit(server.origin, Number(seconds)))]);
        const flooding = flood(server.origin, perSecond, seconds, observation);
        rows.push([`round ${round}, flooded`, ...row(await visit(server.origin, Number(seconds)))]);
        const { seconds: took, statuses } = await flooding;
        const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
        console.log(`flood: ${Math.round(answered / took)} answered a second, ${JSON.stringify(statuses)}`);
      }
      console.log(textTable(rows));
    } finally {
      server.stop();
    }
  },
);

/** @returns how long each page took (ms), in rising order */
async function visit(origin: string, seconds: number): Promise<readonly number[]> {
  const visits = Array.from({ length: (seconds * 1000) / everyMs }, async (_, number) => {
    await new Promise((resolve) => setTimeout(resolve, number * everyMs));
    const sent = performance.now();
    await (await fetch(`${origin}/produtos`)).arrayBuffer();
    return performance.now() - sent;
  });
  return (await Promise.all(visits)).sort((a, b) => a - b);
}

function row(times: readonly number[]): string[] {
  const quantile = (share: number) =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`;
  return [String(times.length), quantile(0.5), quantile(0.95), quantile(0.99), quantile(1)];
}
