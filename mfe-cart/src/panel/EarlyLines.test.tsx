import { renderToString } from 'react-dom/server';
import { EarlyLines } from './EarlyLines';

test('links in the template have rel=nofollow, so that crawlers do not follow them', () => {
  const html = renderToString(<EarlyLines list={{ current: null }} onStep={() => {}} />);
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/ href="\/produtos\/\{id\}" rel="nofollow"/)]);
});
