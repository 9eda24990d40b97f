import { siteLimits } from '../limits';
import { createServedPages } from './servedPages';

test('a network is known for an hour after its last page, by any of its addresses', () => {
  let time = 0;
  const served = createServedPages(() => time);
  served.add({ method: 'GET', ip: '203.0.113.7' });
  served.add({ method: 'GET', ip: '2001:db8:1:2::1' });
  served.add({ method: 'HEAD', ip: '198.51.100.7' });
  const known = () => ['203.0.113.9', '2001:db8:1:9::9', '198.51.100.7'].filter(served.hasSentTo);
  time = 3_599_999;
  expect(known()).toEqual(['203.0.113.9', '2001:db8:1:9::9']);
  served.add({ method: 'GET', ip: '203.0.113.7' });
  time = 3_600_000;
  expect(known()).toEqual(['203.0.113.9']);
});

test('with too many networks the one with the oldest page is forgotten, even if it is looked up', () => {
  const limit = jest.replaceProperty(siteLimits, 'servedNetworks', 2);
  const served = createServedPages(() => 0);
  limit.restore();
  for (const ip of ['10.0.0.1', '10.0.1.1']) served.add({ method: 'GET', ip });
  const known = () => ['10.0.0.1', '10.0.1.1', '198.51.100.7'].map(served.hasSentTo);
  expect(known()).toEqual([true, true, false]);
  served.add({ method: 'GET', ip: '198.51.100.7' });
  expect(known()).toEqual([false, true, true]);
});
