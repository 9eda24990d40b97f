import { once } from 'node:events';
import { publishSite } from '../publish';
import { siteFolder } from '../repository';
import { createFolderStore } from '../store';
import { sampleConfig } from './sample';

// Run by tests: publishes a site as soon as it is told to. It may be killed at any moment.
const [site = '', store = ''] = process.argv.slice(2);
console.log('ready');
await once(process.stdin, 'data');
await publishSite({ site: siteFolder(site), store: createFolderStore(store), config: sampleConfig });
console.log('published');
process.exit();
