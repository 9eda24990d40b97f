import { command, placeHelp, placeOf, placeOptions, releasedPackageNamed } from '../command';
import { takeBack } from '../takeBack';

const help = `npm run take-back -w mfe-catalog -- --version 1.0.0-g3fa9c1d2 --reason "…"

Takes back a canary if that very version still is one, as the server does when a canary
fails more often than what is live. Ends with 0 when it is taken back, also by somebody
before, and with 3 when it was promoted or replaced: then nothing is moved.

  --version V     the canary
  --reason TEXT   why, for npm run site -- releases
${placeHelp}`;

const noCanary = 3;

await command(
  help,
  { ...placeOptions, version: { type: 'string' }, reason: { type: 'string' } },
  async (values, rest) => {
    const name = releasedPackageNamed(rest);
    const { version, reason } = values;
    if (!version || !reason?.trim()) throw new Error('Say --version and --reason');
    const verdict = { version, reason: reason.replace(/\s+/g, ' ').trim(), time: new Date().toISOString() };
    if (await takeBack(await placeOf(values), name, verdict)) {
      console.log(`${name}: the canary ${version} is taken back.`);
    } else {
      console.log(`${name}: ${version} is no canary; nothing was moved.`);
      process.exitCode = noCanary;
    }
  },
);
