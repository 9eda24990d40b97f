import { oneLine, textTable } from '@site/shared/terminal';
import { command, placeOf } from '../command';
import { type ListedRelease, listReleases } from '../listReleases';

const help = `npm run site -- releases [--all]

Lists the live, canary and previous release of each package, and rollbacks by servers with their reasons.

  --all           the others in the store as well
  --store PLACE   release store: a folder, or the URL of an npm registry
  --help          this text`;

await command(help, { store: { type: 'string' }, all: { type: 'boolean' } }, async ({ store, all = false }) => {
  const rows = await listReleases((await placeOf({ store })).store, all);
  if (rows.length === 0) console.log('There are no releases yet: npm start, or npm run deploy -w shell.');
  else console.log([table(rows), ...rollbacksIn(rows)].join('\n\n'));
});

function table(rows: readonly ListedRelease[]): string {
  return textTable([
    ['package', 'channel', 'version', 'share', 'when', 'commit', 'bytes'],
    ...rows.map(({ name, channel, version, share, group, time, commit, bytes }) => [
      name,
      channel ?? '',
      version,
      share === null ? '' : `${share} %${group ? `, with ${group}` : ''}`,
      minute(time),
      commit === null ? '' : commit.replace(/^(.{8})[^+]*/, '$1'),
      bytes.toLocaleString('en'),
    ]),
  ]);
}

function rollbacksIn(rows: readonly ListedRelease[]): readonly string[] {
  return rows.flatMap(({ name, version, verdict }) =>
    verdict
      ? [`${name} ${version} was rolled back by a server at ${minute(verdict.time)}:\n  ${oneLine(verdict.reason)}`]
      : [],
  );
}

function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
