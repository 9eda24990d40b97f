import { moveChecked } from '../../publish';
import { promote } from '../../store';
import { command, placeHelp, placeOf, placeOptions, releasedPackageNamed } from '../command';

const help = `npm run promote -w mfe-catalog

Shows the canary of a package to every visitor. Nothing is built.

${placeHelp}`;

await command(help, placeOptions, async (values, rest) => {
  const name = releasedPackageNamed(rest);
  const place = await placeOf(values);
  const { [name]: next } = await moveChecked({ ...place, names: [name], move: promote });
  console.log(`${name} ${next?.live} is live.`);
});
