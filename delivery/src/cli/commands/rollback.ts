import { moveChecked } from '../../publish';
import { type Channels, rollBack } from '../../store';
import { command, placeHelp, placeOf, placeOptions, releasedPackagesNamed } from '../command';
import { orTogether } from '../orTogether';

const help = `npm run rollback -w mfe-catalog [-- --to 1.0.0-g3fa9c1d2]
npm run site -- rollback shell mfe-catalog

Rolls back what was deployed last: the canary, if one is in flight, else the live release;
of several packages as one move. Nothing is built.

  --to VERSION    shows that release to every visitor (npm run site -- releases --all lists them)
${placeHelp}`;

await command(help, { ...placeOptions, to: { type: 'string' } }, async (values, rest) => {
  const names = releasedPackagesNamed(rest);
  const place = await placeOf(values);
  const [name = '', ...others] = names;
  if (values.to && others.length > 0) throw new Error('--to names a version of one package');
  if (values.to) await place.store.describe(name, values.to);
  const before = new Map<string, Channels>();
  for (const each of names) before.set(each, await place.store.channels(each));
  const move = (channels: Channels) => rollBack(channels, values.to);
  const moves = await orTogether('rollback', names, moveChecked({ ...place, names, move }));
  for (const [each, { live, canary }] of before) {
    const now = moves[each]?.live;
    if (!values.to && canary) console.log(`${each}: the canary ${canary.version} is rolled back; ${now} stays live.`);
    else console.log(`${each} ${now} is live again; ${live} is rolled back.`);
  }
});
