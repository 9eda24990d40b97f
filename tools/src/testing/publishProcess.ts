import { once } from 'node:events';
import { siteFolder } from '../paths';
import { publishSite } from '../publisher/publishSite';
import { createFolderStore } from '../store/folderStore';
import { sampleConfig } from './sample';

// Run by tests: publishes a site as soon as it is told to. It may be killed at any moment.
const [site = '', store = ''] = process.argv.slice(2);
console.log('ready');
await once(process.stdin, 'data');
await publishSite({ site: siteFolder(site), store: createFolderStore(store), config: sampleConfig });
console.log('published');
process.exit();
