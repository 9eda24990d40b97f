import type { EarlyChecks } from '../early/protocol';
import { checkFields } from './checkFields';
import { fullContactSchema } from './contactForm';
import { earlyChecks } from './earlyChecks';

const valid = {
  ...{ name: 'Ana Sá', email: 'ana@example.com', phone: '', subject: 'Recarga', message: 'Olá' },
  preferredContact: 'email',
};
type Field = keyof typeof earlyChecks;

function early(field: Field, value: string): string | undefined {
  const checks: EarlyChecks = JSON.parse(earlyChecks[field]['data-checks']);
  return checks.find(([pattern]) => !RegExp(pattern, 'u').test(value.trim()))?.[1];
}

function late(field: Field, value: string): string | undefined {
  const checked = checkFields(fullContactSchema, { ...valid, [field]: value });
  return checked.success ? undefined : checked.messages[field];
}

const refused: readonly (readonly [Field, string])[] = [
  ...(['name', 'email', 'subject', 'message'] as const).flatMap((field) => [
    [field, ''] as const,
    [field, ' \u00a0'] as const,
  ]),
  ...['R2D2', 'Ana!', 'ana@example.com'].map((text) => ['name', text] as const),
  ...['ana', 'ana@', '@example.com', 'ana@example', 'ana @example.com', 'a@b@example.com', 'ana@example.'].map(
    (text) => ['email', text] as const,
  ),
  ...['1', '3333-4444', 'telefone', '(21) 9888-777', '219888877771'].map((text) => ['phone', text] as const),
];

test.each(refused)('early checks refuse %s %j with the message of the schema', (field, text) => {
  expect(early(field, text)).toBe(late(field, text));
  expect(early(field, text)).toEqual(expect.any(String));
});

test.each<[Field, string]>([
  ...['Ána Cláudia Sá', 'José', ' Ana '].map((text): [Field, string] => ['name', text]),
  ...['ana@example.com', 'joão.silva@ação.com.br', "o'neil@x-y.example"].map((text): [Field, string] => [
    'email',
    text,
  ]),
  ...['', '  ', '(21)98888-7777', '2133334444', '+55 21 98888-7777'].map((text): [Field, string] => ['phone', text]),
  ['phone', '(21) 3333-4444 ramal 5'],
  ['name', 'Ana\u00a0Sá'],
  ['message', 'Duas linhas\ncom texto'],
])('early checks accept or leave to the schema %s %j', (field, text) => {
  expect(early(field, text)).toBeUndefined();
});
