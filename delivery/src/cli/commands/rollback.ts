import { moveChecked, type Place } from '../../publish';
import { type Channels, rollBack } from '../../store';
import { command, placeHelp, placeOf, placeOptions, releasedPackagesNamed } from '../command';
import { orTogether } from '../orTogether';
import { channelsOf, rollBackTo } from '../rollBackTo';

const help = `npm run rollback -w mfe-catalog [-- --to 1.0.0-g3fa9c1d2]
npm run site -- rollback shell mfe-catalog
npm run site -- rollback --to 2026-11-20T18:00

Rolls back what was deployed last: the canary, if one is in flight, else the live release;
of several packages as one move. Nothing is built.

  --to VERSION    shows that release to every visitor (npm run site -- releases --all lists them)
  --to TIME       shows the releases that were live then, of the named packages or of all, and no canary
${placeHelp}`;

await command(help, { ...placeOptions, to: { type: 'string' } }, async ({ to, ...values }, rest) => {
  const place = await placeOf(values);
  const time = to === undefined ? null : timeOf(to);
  if (time) {
    const names = rest.length > 0 ? releasedPackagesNamed(rest) : await place.store.packages();
    for (const line of await rollBackTo(place, time, names)) console.log(line);
  } else await rollBackLast(place, releasedPackagesNamed(rest), to);
});

async function rollBackLast(place: Place, names: readonly string[], to: string | undefined): Promise<void> {
  const [name = '', ...others] = names;
  if (to && others.length > 0) throw new Error('--to names a version of one package, or a time');
  if (to) await place.store.describe(name, to);
  const before = await channelsOf(place, names);
  const move = (channels: Channels) => rollBack(channels, to);
  const moves = await orTogether('rollback', names, moveChecked({ ...place, names, move }));
  for (const [each, { live, canary }] of before) {
    const now = moves[each]?.live;
    if (!to && canary) console.log(`${each}: the canary ${canary.version} is rolled back; ${now} stays live.`);
    else console.log(`${each} ${now} is live again; ${live} is rolled back.`);
  }
}

/** A day is meant to its end. @returns null for a version @throws Error for a time to come */
function timeOf(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  const time = new Date(/^.{10}$/.test(text) ? `${text}T23:59:59.999` : text);
  if (Number.isNaN(time.getTime())) throw new Error(`"${text}" is no time: write 2026-11-20 or 2026-11-20T18:00`);
  if (time > new Date() && text.length > 10) throw new Error(`${text} is still to come`);
  return time;
}
