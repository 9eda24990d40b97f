import { sampleConfig } from '../testing/sample';
import { securityPeriod, securityText } from './securityText';

const day = 24 * 60 * 60 * 1000;
const yearOfDays = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 10, 21) + index * day));

function fieldsAt(now: Date): Record<string, string> {
  const lines = securityText(sampleConfig, now).trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
}

test('security.txt names the contact, the languages and its own address (RFC 9116)', () => {
  const { Expires, ...others } = fieldsAt(new Date('2026-11-21T22:00:00.123Z'));
  expect(others).toEqual({
    Contact: `mailto:${sampleConfig.contact.email}`,
    'Preferred-Languages': 'pt, en',
    Canonical: 'https://www.example.com.br/.well-known/security.txt',
  });
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test('security.txt expires after more than half a year and less than a year, on any day of publication', () => {
  for (const now of yearOfDays) {
    const days = (Date.parse(fieldsAt(now).Expires ?? '') - now.getTime()) / day;
    expect(days).toBeGreaterThan(181);
    expect(days).toBeLessThan(365);
  }
});

test('security.txt changes only when its period changes', () => {
  const texts = new Map(yearOfDays.map((now) => [securityPeriod(now), securityText(sampleConfig, now)]));
  for (const now of yearOfDays) expect(securityText(sampleConfig, now)).toBe(texts.get(securityPeriod(now)));
  expect(new Set(texts.values()).size).toBe(texts.size);
});
