import { fileURLToPath } from 'node:url';
import { loadBuilds, runWebpack } from '@site/delivery/build';

// Builds without any part of our federation. A process of its own, since Jest blocks webpack's import of loaders.
const [output = ''] = process.argv.slice(2);
const { standalone } = await loadBuilds('shell');
const entry = { stock: fileURLToPath(new URL('stockHost.tsx', import.meta.url)) };
await runWebpack({ ...standalone({ mode: 'production', version: 'stock', publicBase: '/stock/', output }), entry });
