import { sampleConfig } from '../testing/sample';
import { securityPeriod, securityText } from './securityText';

test('names whom to tell, where it is, and holds for less than a year (RFC 9116)', () => {
  const now = new Date('2026-11-21T22:00:00.123Z');
  const lines = securityText(sampleConfig, now).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: `mailto:${sampleConfig.contact.email}`,
    Expires: '2027-11-20T22:00:00Z',
    'Preferred-Languages': 'pt, en',
    Canonical: 'https://www.example.com.br/.well-known/security.txt',
  });
});

test('it is renewed long before it is over', () => {
  const day = 24 * 60 * 60 * 1000;
  const begin = Date.UTC(2026, 10, 21);
  const periods = Array.from({ length: 364 }, (_, index) => securityPeriod(new Date(begin + index * day)));
  expect(new Set(periods.slice(0, 183)).size).toBe(2);
  expect(new Set(periods).size).toBe(3);
});
