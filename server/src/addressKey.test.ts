import { addressKey, networkKey } from './addressKey';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:DB8:0001:3::1', '2001:db8:1:3::', '2001:db8:1::'],
  ['unknown', 'unknown', 'unknown'],
  ['', '', ''],
])('%s is of the household %s and the network %s', (address, household, network) => {
  expect([addressKey(address), networkKey(address)]).toEqual([household, network]);
});
