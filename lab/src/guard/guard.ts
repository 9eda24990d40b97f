import { rules } from '@site/server';
import { measurement, table, wholeNumber } from '../measurement';
import { falseAlarms, reactions } from './scenarios';

export default measurement({
  help: `npm run lab -- guard [options]

Simulates canaries under the server's guard: how often a healthy one is rolled back, and after which time a failing
one. Seeds are fixed: each run gives the same tables.

  --runs N   canaries of each kind (default: 200)`,
  options: { runs: '200' },
  async run(values, log) {
    const runs = wholeNumber(values.runs);
    log('Healthy canaries …');
    const alarms = falseAlarms(runs);
    log('Failing canaries …');
    return {
      title: 'The canary guard, in simulation',
      blocks: [
        `Alpha ${rules.alpha}, margin ${rules.margin * 100} percentage point, ${runs} canaries of each kind, for a week on sites with Poisson traffic, checked every 5 s.`,
        table([['a healthy canary', 'views a minute', 'share', 'rolled back'], ...alarms]),
        table([
          ['fails: live', 'canary', 'views a minute', 'share', 'rolled back', 'half within', '9 of 10 within'],
          ...reactions(runs),
        ]),
      ],
    };
  },
});
