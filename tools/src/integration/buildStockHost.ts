import { fileURLToPath } from 'node:url';
import { loadBuilds, runWebpack } from '@site/delivery/build';

// Run by a test: builds a host without any part of this repository's federation. By itself, since webpack imports loaders,
// which Jest does not let it.
const [output = ''] = process.argv.slice(2);
const { standalone } = await loadBuilds('shell');
const entry = { stock: fileURLToPath(new URL('stockHost.tsx', import.meta.url)) };
await runWebpack({ ...standalone({ mode: 'production', version: 'stock', publicBase: '/stock/', output }), entry });
