import { moveChecked } from '../../publish';
import { type Channels, rollBack } from '../../store';
import { command, placeHelp, placeOf, placeOptions, releasedPackageNamed } from '../command';

const help = `npm run rollback -w mfe-catalog [-- --to 1.0.0-g3fa9c1d2]

Rolls back what was deployed last: the canary, if one is in flight, else the live release.
Nothing is built.

  --to VERSION    shows that release to every visitor (npm run site -- releases --all lists them)
${placeHelp}`;

await command(help, { ...placeOptions, to: { type: 'string' } }, async (values, rest) => {
  const name = releasedPackageNamed(rest);
  const place = await placeOf(values);
  const before = await place.store.channels(name);
  if (values.to) await place.store.describe(name, values.to);
  const move = (channels: Channels) => rollBack(channels, values.to);
  const { [name]: next } = await moveChecked({ ...place, names: [name], move });
  if (!values.to && before.canary)
    console.log(`${name}: the canary ${before.canary.version} is rolled back; ${next?.live} stays live.`);
  else console.log(`${name} ${next?.live} is live again; ${before.live} is rolled back.`);
});
