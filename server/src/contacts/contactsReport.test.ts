import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useTemporaryFolder } from '../testing/temporaryFolder';
import { contactsReport } from './contactsReport';

const folder = useTemporaryFolder();
const file = () => join(folder(), 'contacts.json');
const report = () => contactsReport(file(), () => new Date('2026-11-26T12:00:00Z'));

test('the report lists places by their counts of 30 days, with totals of 7, 30 and 90', async () => {
  const days = {
    '2026-11-26': { 'whatsapp /produtos/CO2-6KG': 3, 'request cart': 1 },
    '2026-11-01': { 'phone /': 1, 'request cart': 4 },
    '2026-09-10': { 'phone /empresa': 2 },
  };
  await writeFile(file(), JSON.stringify({ format: 1, days }));
  expect((await report()).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['Onde (30 dias)', 'Pedidos', 'WhatsApp', 'Telefone'],
    ['Carrinho', '5', '0', '0'],
    ['CO2-6KG', '0', '3', '0'],
    ['Início', '0', '0', '1'],
    ['Total em 7 dias', '1', '3', '0'],
    ['Total em 30 dias', '5', '3', '1'],
    ['Total em 90 dias', '5', '3', '3'],
  ]);
});

test('without a file or counts the report says so', async () => {
  expect(await report()).toBe('Nenhum pedido e nenhum toque no WhatsApp ou no telefone até agora.');
});

test.each([
  '{}',
  '{"format":1,"days":{"2026-11-26":{"fax /":1}}}',
  '{"format":1,"days":{"2026-11-26":{"phone /":-1}}}',
  '{"format":1,"days":{"today":{"phone /":1}}}',
])('a file with the content %s is an error that names it', async (content) => {
  await writeFile(file(), content);
  await expect(report()).rejects.toThrow('contacts.json has something else in it');
});
