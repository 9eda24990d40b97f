import { promote } from '../deployment/channelMoves';
import { bringUpToDate } from '../deployment/deploy';
import { command, packageNamed, placeHelp, placeOf, placeOptions } from './command';

const help = `npm run promote -w mfe-catalog

Shows the canary of a package to every visitor. Nothing is built.

${placeHelp}`;

await command(help, placeOptions, async (values, rest) => {
  const name = packageNamed(rest);
  const place = await placeOf(values);
  const next = promote(await place.store.channels(name));
  await place.store.moveChannels(name, next);
  await bringUpToDate(place, [name]);
  console.log(`${name} ${next.live} is live.`);
});
