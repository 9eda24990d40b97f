import { once } from 'node:events';
import { moveChecked, publishSite } from '../publish';
import { siteFolder } from '../repository';
import { createFolderStore, deployLive } from '../store';
import { sampleConfig } from './sample';

// Tests may kill this process.
const [folder = '', storeFolder = '', name, version = ''] = process.argv.slice(2);
const site = siteFolder(folder);
const store = createFolderStore(storeFolder);
console.log('ready');
await once(process.stdin, 'data');
if (name) {
  const move = { names: [name], move: () => deployLive({ live: '1.0.0' }, version) };
  await moveChecked({ site, store, config: sampleConfig, log: () => {}, ...move });
} else {
  await publishSite({ site, store, config: sampleConfig });
}
console.log('published');
process.exit();
