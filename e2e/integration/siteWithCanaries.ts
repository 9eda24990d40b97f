import path from 'node:path';
import { sampleCatalog, sampleContent, sampleShell } from '@site/delivery/testing/sampleReleases';
import { sampleSite } from '@site/delivery/testing/sampleSite';
import { startServer } from '@site/server';
import { getsCanary } from '@site/shared/contracts';

const catalogShare = 40;
const shellShare = 50;

const numberWith = (catalog: boolean, shell: boolean): number | undefined =>
  Array.from({ length: 100 }, (_, number) => number).find(
    (number) =>
      getsCanary(number, 'mfe_catalog', catalogShare) === catalog && getsCanary(number, 'shell', shellShare) === shell,
  );

export const canaryVisitors = [true, false].flatMap((catalog) =>
  [true, false].map((shell) => numberWith(catalog, shell)),
);

export async function siteWithCanaries(folder: string) {
  const world = sampleSite(folder);
  await world.publishFirst();
  const catalog = sampleCatalog('2.0.0', {
    data: { '/produtos': '', '/produtos/AP-10L': 'Água nova', '/produtos/NOVO': 'Novo' },
    paths: ['/produtos', '/produtos/AP-10L', '/produtos/CO2-6KG', '/produtos/NOVO'],
  });
  await world.canary(catalog, catalogShare);
  await world.canary(sampleShell('2.0.0', { layout: 'Nova Sentinela' }), shellShare);
  // In the group of the shell: its visitors get both.
  const home = { HomePage: '"<h1>Novo início</h1>"', ContactPage: '"<h1>Contato</h1>"' };
  await world.canary(sampleContent('2.0.0', { modules: home }), shellShare, 'shell');
  const { heldBack } = await world.publish();
  expect([...heldBack]).toEqual([]);
  const server = await startServer({
    port: 0,
    siteDir: world.site.base,
    spoolDir: path.join(folder, 'spool'),
    outboxDir: path.join(folder, 'outbox'),
    mailFrom: 'site@example.com.br',
    mailTo: 'comercial@example.com.br',
    responseHours: 24,
  });
  return { world, server };
}
