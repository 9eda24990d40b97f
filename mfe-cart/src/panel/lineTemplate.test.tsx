import { renderToString } from 'react-dom/server';
import { lineTemplate } from './lineTemplate';

test('links in the template have rel=nofollow, so that crawlers do not follow them', () => {
  const html = renderToString(lineTemplate);
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/ href="\/produtos\/\{id\}" rel="nofollow"/)]);
});
