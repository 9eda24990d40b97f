import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './freePort';
import { until } from './temporaryFolder';

export const hasPrometheus: boolean = ['prometheus', 'promtool'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface RunningPrometheus {
  /** @throws Error for an invalid query */
  query(expression: string): Promise<readonly Sample[]>;
  stop(): Promise<void>;
}

/** Scrapes once a second. */
export async function startPrometheus(folder: string, metricsUrl: string): Promise<RunningPrometheus> {
  const port = await freePort();
  const configuration = join(folder, 'prometheus.yml');
  const target = JSON.stringify(new URL(metricsUrl).host);
  await writeFile(
    configuration,
    `global: { scrape_interval: 1s }\nscrape_configs: [{ job_name: site, static_configs: [{ targets: [${target}] }] }]\n`,
  );
  const child = spawn(
    'prometheus',
    [
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  try {
    const isReady = async () => (await fetch(`${url}/-/ready`)).ok;
    await until(() => isReady().catch(() => false));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    async query(expression) {
      const answer = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression })}`);
      const { status, error, data } = await answer.json();
      if (status !== 'success') throw new Error(`${expression}: ${error}`);
      return data.result.map(({ metric, value: [, value] }: { metric: Sample['metric']; value: [number, string] }) => ({
        metric,
        value: Number(value),
      }));
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}

export function promtool(args: readonly string[], input = ''): { readonly ok: boolean; readonly text: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { ok: status === 0, text: `${stdout}${stderr}` };
}
