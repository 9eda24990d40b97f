import { rules } from '@site/server';
import { table } from '../document';
import { measurement } from '../measurement';
import { attacks } from './attacks';
import { forgeries } from './forged';
import { falseAlarms, reactions } from './scenarios';

export default measurement({
  about: `Simulates canaries under the server's guard: how often a healthy one is rolled back, and after which time and how many
views a failing one. Seeds are fixed: each run gives the same tables.`,
  options: { runs: { default: 200, help: 'canaries of each kind' } },
  async run({ runs }, log) {
    const site = ['views a minute', 'share'];
    log('Healthy canaries …');
    const alarms = falseAlarms(runs);
    log('Failing canaries …');
    return {
      title: 'The canary guard, in simulation',
      blocks: [
        `Alpha ${rules.alpha}, margin ${rules.margin * 100} percentage point, ${runs} canaries of each kind, for a week on sites with Poisson traffic, checked every 5 s.`,
        table([['a healthy canary', ...site, 'canaries', 'rolled back'], ...alarms]),
        table([
          ['fails: live', 'canary', ...site, 'rolled back', 'half within', '9 of 10 within', 'its views'],
          ...reactions(runs),
        ]),
        'Addresses that an attack needs, each in a network of its own and loading a page.',
        table([['to', 'views a minute', 'addresses'], ...attacks()]),
        'Forged views of a canary of 10 %, from networks that load no page, on a site of 100 pages a minute, within 2 h, 8 canaries each; 30 % of the pages report nothing.',
        table([['canary', 'forged', 'views', 'rolled back', 'half of these within'], ...forgeries(8)]),
      ],
    };
  },
});
