import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry } from '@site/delivery/testing/registry';
import { listed, measurement } from '../measurement';
import { measureDeployments } from './deployments';
import { measurePublisher } from './publisher';
import { measureRegistered } from './registered';

const parts = ['deployments', 'publisher', 'registered'] as const;

export const releases = measurement({
  about: `What a deployment costs, with a folder and with an npm registry:
deployments  one text changed in the catalogue: how long until visitors get it, and what is touched; rollback, promotion
publisher    the same for the publisher alone, with up to a hundred times as many products
registered   what a page costs where many remotes are registered that it does not show`,
  options: { only: { default: parts.join(), help: 'parts of it' } },
  async run({ only }, log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    const registry = await startRegistry();
    try {
      const wanted = listed(only, parts);
      const blocks: string[] = [];
      if (wanted.includes('deployments')) blocks.push(...(await measureDeployments(folder, registry.url, log)));
      if (wanted.includes('publisher')) blocks.push(...(await measurePublisher(folder, registry.url, log)));
      if (wanted.includes('registered')) blocks.push(...(await measureRegistered(folder, log)));
      return { title: 'What a deployment costs', blocks };
    } finally {
      await registry.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
});
