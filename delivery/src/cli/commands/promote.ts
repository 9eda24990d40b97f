import { moveChecked } from '../../publish';
import { promote } from '../../store';
import { command, placeHelp, placeOf, placeOptions, releasedPackagesNamed } from '../command';
import { orTogether } from '../orTogether';

const help = `npm run promote -w mfe-catalog
npm run site -- promote shell mfe-catalog

Shows the canary of a package to every visitor; those of several as one move. Nothing is built.

${placeHelp}`;

await command(help, placeOptions, async (values, rest) => {
  const names = releasedPackagesNamed(rest);
  const place = await placeOf(values);
  const moves = await orTogether('promote', names, moveChecked({ ...place, names, move: promote }));
  for (const name of names) console.log(`${name} ${moves[name]?.live} is live.`);
});
