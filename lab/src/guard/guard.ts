import { rules } from 'server';
import { table } from '../document';
import { measurement } from '../measurement';
import { attacks } from './attacks';
import { forgeries } from './forged';
import { falseAlarms, reactions } from './scenarios';

export default measurement({
  about: `Simulates canaries that the server's guard watches: how often one that is harmless is taken back, and after which time
and how many views one that is not. The same seed gives the same tables.`,
  options: { runs: { default: 200, help: 'canaries of each kind' } },
  async run({ runs }, log) {
    const site = ['views a minute', 'share'];
    log('Harmless canaries …');
    const alarms = falseAlarms(runs);
    log('Canaries that fail …');
    return {
      title: 'The canary guard, in simulation',
      blocks: [
        `Alpha ${rules.alpha}, margin ${rules.margin * 100} percentage point, ${runs} canaries of each kind, in flight for a week on sites of Poisson traffic, with a look every 5 s.`,
        table([['a harmless canary', ...site, 'canaries', 'taken back'], ...alarms]),
        table([
          ['fails: live', 'canary', ...site, 'taken back', 'half within', '9 of 10 within', 'views of it'],
          ...reactions(runs),
        ]),
        'Addresses that it takes to fool it: each is in a network of its own and loads a page.',
        table([['to', 'views a minute', 'addresses'], ...attacks()]),
        'Forged views of a canary of 10 %, from networks that load no page, on a site of 100 pages a minute, within 2 h, 8 canaries each; 30 % of the pages report nothing.',
        table([['canary', 'forged', 'views', 'rolled back', 'half of these within'], ...forgeries(8)]),
      ],
    };
  },
});
