import { senderKey } from './senderKey';

test.each([
  [
    'josé@example.com',
    ['jose\u0301@example.com', 'JOSÉ@example.com', ' JOSE\u0301@EXAMPLE.COM\n', 'josé@example.com.'],
  ],
  [
    'ana@xn--ao-siap.com.br',
    ['ana@ação.com.br', 'Ana@AC\u0327A\u0303O.com.br', 'ana@XN--AO-SIAP.COM.BR', 'ana@ａção。com.br'],
  ],
  ['ana@example.com', ['<ana@example.com>', 'Ana Souza <Ana@example.com>', '"Souza, Ana" <ana@example.com> ']],
  // Lower case of a J with a caron has a composed form, its capital none.
  ['\u01F0@example.com', ['J\u030C@example.com', 'j\u030C@example.com']],
  ['i\u0307@example.com', ['\u0130@example.com', 'I\u0307@example.com']],
  // Not a domain by IDNA.
  ['ana@xn--a.com', ['ANA@XN--A.com']],
])('%s is the key of other spellings', (key, spellings) => {
  for (const spelling of [key, ...spellings]) expect([spelling, senderKey(spelling)]).toEqual([spelling, key]);
});

test.each([
  ['ana@straße.de', 'ana@strasse.de'],
  ['ılo@example.com', 'ilo@example.com'],
  ['ﬁ@example.com', 'fi@example.com'],
  ['ana+1@example.com', 'ana@example.com'],
  ['jose@example.com', 'josé@example.com'],
])('%s and %s are two people', (one, other) => {
  expect(senderKey(one)).not.toBe(senderKey(other));
});
