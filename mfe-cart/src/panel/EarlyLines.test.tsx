import { renderToString } from 'react-dom/server';
import { EarlyLines } from './EarlyLines';

test('crawlers that read the template follow no link in it', () => {
  const html = renderToString(<EarlyLines list={{ current: null }} onStep={() => {}} />);
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/ href="\/produtos\/\{id\}" rel="nofollow"/)]);
});
