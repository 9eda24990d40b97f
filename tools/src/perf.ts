import { findChromium } from './chromium';
import { readSiteConfig } from './config';
import { firstFreePort } from './freePort';
import { measurePage } from './perf/lighthouse';
import { pageScripts } from './perf/pageScripts';
import { singleBundle } from './perf/singleBundle';
import { runCommand } from './runCommand';
import { serveCopy } from './siteCopy';

/** Most JavaScript that a page may load (bytes, gzip), and how much more than the same source in one bundle. */
const budgets = { home: 170_000, product: 150_000, single: 1.15 };
const home = { path: '/', module: 'mfe-content/src/exposes/HomePage.tsx', budget: budgets.home };
const product = {
  path: '/produtos/PQS-ABC-6KG',
  module: 'mfe-catalog/src/exposes/ProductPage.tsx',
  budget: budgets.product,
};
const pages = [
  '/',
  '/empresa',
  '/servicos',
  '/produtos',
  product.path,
  '/contato',
  '/meus-pedidos',
  '/login',
  '/cadastro',
];

// `npm run perf [-- runs [path …]]`: Lighthouse (mobile, median of runs) and the bytes of JavaScript, on the production
// build as visitors get it.
await runCommand(async () => {
  const [runs = '3', ...only] = process.argv.slice(2);
  const chromium = await findChromium(console.log);
  const config = { ...(await readSiteConfig()), preview: false };
  const server = await serveCopy('perf-site', await firstFreePort(3200), config, console.log);
  let withinBudget = true;
  try {
    console.log('\nJavaScript before any interaction (gzip bytes)');
    for (const { path, module, budget } of [home, product]) {
      const scripts = await pageScripts(server.site, path);
      const alone = await singleBundle(module);
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      for (const script of scripts) console.log(`  ${String(script.bytes).padStart(7)}  ${script.url}`);
      const ratio = bytes / alone;
      console.log(
        `  ${String(bytes).padStart(7)}  ${path} in all, ${ratio.toFixed(3)} times the one bundle of ${alone}\n`,
      );
      withinBudget &&= bytes <= budget && ratio <= budgets.single;
    }
    console.log(`Lighthouse, mobile, median of ${runs}`);
    for (const path of only.length > 0 ? only : pages) {
      const result = await measurePage(`${server.url}${path}`, Number(runs), chromium);
      console.log(`  ${path.padEnd(24)} ${result.summary}`);
      withinBudget &&= result.withinBudget;
    }
  } finally {
    await server.stop();
  }
  if (!withinBudget) throw new Error('Not everything is within its budget.');
});
