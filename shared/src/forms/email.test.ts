import { checkFields } from './checkFields';
import { email, isPlainAddress } from './email';

function messageFor(text: string): string | undefined {
  const result = checkFields(email, text);
  return result.success ? undefined : result.messages[''];
}

test.each([
  ...['ana@example.com', 'ana.maria+site@sub.example.com.br', "o'neil@example.com", 'a_b-c@x-y.example', '1@2.com'],
  ...['joão@ação.com.br', 'a@b.co', '  ana@example.com\n'],
])('%j is accepted and trimmed', (address) => {
  expect(checkFields(email, address)).toEqual({ success: true, values: address.trim() });
});

test.each([
  ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@example.', 'ana@.com', 'ana@example..com', 'ana@-example.com'],
  ...['ana@exa mple.com', 'ana @example.com', 'ana@bia@example.com', 'ana@[127.0.0.1]', 'ana@example-.com'],
  // These characters have a meaning in mail headers.
  ...['ana@example.com\r\nBcc: alvo@example.com', 'ana\n@example.com', 'ana@example.com\0.br', 'ana\u0007@example.com'],
  ...['ana\u2028@example.com', 'ana@example.com,alvo@example.com', 'ana@example.com;alvo@example.com'],
  ...['Ana <ana@example.com>', '<ana@example.com>', '"ana"@example.com', 'ana(x)@example.com', 'ana\\@example.com'],
  'grupo:ana@example.com',
])('%j is refused', (text) => {
  expect(messageFor(text)).toBe('Formato de e-mail inválido.');
});

test.each([
  ...['ana@example.com', "o'neil+site@sub.example.com.br", 'a_b-c@x-y.example', `${'a'.repeat(64)}@example.com`],
])('isPlainAddress accepts %s, which every mail server delivers', (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.each([
  ...['joão.silva@example.com.br', 'ana@ação.com.br', 'ana..b@example.com', '.ana@example.com', 'ana.@example.com'],
  ...[`${'a'.repeat(65)}@example.com`, `ana@${'a'.repeat(64)}.com`, 'ana@exa_mple.com', 'ana', '"ana"@example.com'],
])('isPlainAddress refuses %s, which some mail servers do not deliver', (address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test('an address may have 254 characters and no more', () => {
  const rest = 254 - '@exemplo.com.br'.length;
  expect(messageFor(`${'a'.repeat(rest)}@exemplo.com.br`)).toBeUndefined();
  expect(messageFor(`${'a'.repeat(rest + 1)}@exemplo.com.br`)).toBe('Formato de e-mail inválido.');
});

test('a very long text is checked in less than half a second of processor time', () => {
  const started = process.cpuUsage();
  messageFor(`${'a'.repeat(100_000)}@${'b'.repeat(100_000)}`);
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
