import { rules } from 'server';
import { table } from '../document';
import { measurement } from '../measurement';
import { attacks } from './attacks';
import { falseAlarms, reactions } from './scenarios';

export default measurement({
  about: `Simulates canaries that the server's guard watches: how often one that is harmless is taken back, and after which time
and how many views one that is not. The same seed gives the same tables.`,
  options: { runs: { default: 200, help: 'canaries of each kind' } },
  async run({ runs }, log) {
    log('Harmless canaries …');
    const alarms = falseAlarms(runs);
    log('Canaries that fail …');
    return {
      title: 'The canary guard, in simulation',
      blocks: [
        `Alpha ${rules.alpha}, margin ${rules.margin * 100} percentage point, ${runs} canaries of each kind, in flight for a week on sites of Poisson traffic, with a look every 5 s.`,
        table([['a harmless canary', 'views a minute', 'share', 'canaries', 'taken back'], ...alarms]),
        table([
          [
            'fails: live',
            'canary',
            'views a minute',
            'share',
            'taken back',
            'half within',
            '9 of 10 within',
            'views of it',
          ],
          ...reactions(runs),
        ]),
        'What it takes to fool it: addresses · networks · page loads; until 2026-11-23, and now. All addresses of before may be of one network; now each has one of its own.',
        table([['to', 'views a minute', 'before', 'now'], ...attacks()]),
      ],
    };
  },
});
