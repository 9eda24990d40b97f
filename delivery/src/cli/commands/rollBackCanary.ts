import { command, placeHelp, placeOf, placeOptions, releasedPackageNamed } from '../command';
import { rollBackCanary } from '../rollBackCanary';

const help = `npm run rollback-canary -w mfe-catalog -- --version 1.0.0-g3fa9c1d2 --reason "…"

Rolls back a canary if this version still is the canary, as the server does when a canary
fails more often than the live release. Exit code 0: rolled back, now or before; 3: promoted
or replaced, nothing was moved.

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
    if (!version || !reason?.trim()) throw new Error('Pass --version and --reason');
    const rollback = { version, reason: reason.replace(/\s+/g, ' ').trim(), time: new Date().toISOString() };
    if (await rollBackCanary(await placeOf(values), name, rollback)) {
      console.log(`${name}: the canary ${version} is rolled back.`);
    } else {
      console.log(`${name}: ${version} is no canary; nothing was moved.`);
      process.exitCode = noCanary;
    }
  },
);
