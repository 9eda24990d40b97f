import { fill } from './fill';

test('placeholders are replaced, and texts without any stay as they are', () => {
  expect(fill('Até {dias}; spam, {spam}.', { dias: '90 dias', spam: '30 dias' }).join('')).toBe(
    'Até 90 dias; spam, 30 dias.',
  );
  expect(fill('Sem lacunas.', {})).toEqual(['Sem lacunas.']);
});

test('values may be elements, between the pieces of the text', () => {
  const link = { href: 'mailto:a@example.com' };
  expect(fill('Escreva para {email}.', { email: link })).toEqual(['Escreva para ', link, '.']);
  expect(fill('{email}', { email: link })).toEqual([link]);
});
