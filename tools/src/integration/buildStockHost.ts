import { fileURLToPath } from 'node:url';
import { runWebpack } from '../perf/sites/runWebpack';
import { loadBuilds } from '../release/compile';

// Run by a test: builds a host without any part of this repository's federation. By itself, since webpack imports loaders,
// which Jest does not let it.
const [output = ''] = process.argv.slice(2);
const { standalone } = await loadBuilds('shell');
const entry = { stock: fileURLToPath(new URL('stockHost.tsx', import.meta.url)) };
await runWebpack({ ...standalone({ mode: 'production', version: 'stock', publicBase: '/stock/', output }), entry });
