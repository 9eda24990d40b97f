import { spawn } from 'node:child_process';
import { inRoot } from '../paths';

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Categories in points (0 to 100), timings in ms, as Lighthouse measures them. */
const figures = {
  performance: (report: Report) => score(report, 'performance'),
  accessibility: (report: Report) => score(report, 'accessibility'),
  'best practices': (report: Report) => score(report, 'best-practices'),
  SEO: (report: Report) => score(report, 'seo'),
  FCP: (report: Report) => timing(report, 'first-contentful-paint'),
  LCP: (report: Report) => timing(report, 'largest-contentful-paint'),
  TBT: (report: Report) => timing(report, 'total-blocking-time'),
  CLS: (report: Report) => report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
};

/** What the product is held to; pages that are not for search engines are not held to SEO. */
const limits = { FCP: 1000, LCP: 1200, TBT: 50, CLS: 0 };

/** Runs Lighthouse's mobile preset several times and takes the median of each figure. */
export async function measurePage(url: string, runs: number, chromium: string | null) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouse(url, chromium));
  const medians = Object.fromEntries(
    Object.entries(figures).map(([name, read]) => [name, median(reports.map(read))]),
  ) as Record<keyof typeof figures, number>;
  const { performance, accessibility, SEO, FCP, LCP, TBT, CLS } = medians;
  const practices = medians['best practices'];
  return {
    summary: `${[performance, accessibility, practices, SEO].join(' / ')}  FCP ${Math.round(FCP)} ms  LCP ${Math.round(LCP)} ms  TBT ${Math.round(TBT)} ms  CLS ${CLS.toFixed(3)}`,
    withinBudget:
      performance === 100 &&
      accessibility === 100 &&
      practices === 100 &&
      FCP <= limits.FCP &&
      LCP <= limits.LCP &&
      TBT <= limits.TBT &&
      CLS <= limits.CLS,
  };
}

const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const timing = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function lighthouse(url: string, chromium: string | null): Promise<Report> {
  return new Promise((resolve, reject) => {
    const args = ['lighthouse', url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
    const child = spawn('npx', args, {
      cwd: inRoot(),
      env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      complaint += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`Lighthouse ended with ${code}: ${complaint.trim()}`));
    });
  });
}
