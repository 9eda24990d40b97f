import { callLink } from './callLink';
import { phoneLink } from './phone';

test.each(['(21) 3333-4444', '(21) 99999-4444', '0800 123 4567', '(21) 3333-4444 ramal 5'])(
  'callLink of %s equals phoneLink',
  (phone) => {
    expect(callLink(phone)).toBe(phoneLink(phone));
  },
);
