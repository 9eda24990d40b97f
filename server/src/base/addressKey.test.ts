import { addressKey, networkKey, senderOf } from './addressKey';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0', '203.0.0.0'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::', '2001:db8:1::', '2001:db8::'],
  ['2001:DB8:0001:3::1', '2001:db8:1:3::', '2001:db8:1::', '2001:db8::'],
  ['::1', '::', '::', '::'],
])('the address %s belongs to the household %s, the network %s and the provider %s', (address, ...keys) => {
  expect(Object.values(senderOf(address))).toEqual(keys);
});

test.each([
  '198.51.100.7',
  '"198.51.100.7:1234"',
  '[198.51.100.7]:1234',
  '::FFFF:c633:6407',
  '::ffff:198.51.100.7%eth0',
  '::ffff:0:198.51.100.7',
  '64:ff9b::198.51.100.7',
])('the notation %s means the address 198.51.100.7', (address) => {
  expect([addressKey(address), networkKey(address)]).toEqual(['198.51.100.7', '198.51.100.0']);
});

test.each(['fe80::1%eth0', '"[fe80::1%eth0]:443"', 'FE80:0::1'])(
  'the notation %s means the household fe80::/64',
  (address) => {
    expect([addressKey(address), networkKey(address)]).toEqual(['fe80::', 'fe80::']);
  },
);

test.each(
  [
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '01.2.3.4',
    '1.2.3.4:80:80',
    '2001:db8::1::2',
    '[2001:db8::1',
    '\u0000',
    undefined,
  ]
    .concat(['1'.repeat(16_000), ':'.repeat(16_000), `[${'['.repeat(16_000)}`])
    .map((text) => [text?.slice(0, 20), text] as const),
)('%j is not an address and shares one key with all other invalid texts', (_beginning, address) => {
  expect([addressKey(address), networkKey(address)]).toEqual(['unknown', 'unknown']);
});
