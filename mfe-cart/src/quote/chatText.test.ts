import { chatLink } from '@site/shared';
import type { CartItem } from '@site/shared/contracts';
import { chatText, longestChatLink } from './chatText';

const whatsapp = '5521999990000';
const item = (id: string, quantity = 1): CartItem => ({
  id,
  name: `Extintor ${id}`,
  quantity,
  price: 10,
  imagePath: '',
});
const many = (count: number) => Array.from({ length: count }, (_, index) => item(`PQS-ABC-${index}KG`, 2));

test('one unit stands in the sentence', () => {
  expect(chatText([item('AP-10L')], whatsapp)).toBe('Extintor AP-10L (AP-10L), R$ 10,00');
});

test('more are a list', () => {
  expect(chatText([item('CO2-6KG', 2), item('AP-10L')], whatsapp).split('\n')).toEqual([
    '3 itens:',
    '- 2 × Extintor CO2-6KG (CO2-6KG), R$ 10,00 cada: R$ 20,00',
    '- 1 × Extintor AP-10L (AP-10L), R$ 10,00 cada: R$ 10,00',
  ]);
});

test.each([15, 40, 3_000])(
  'a list of %s products fits into a link, which says how many units it leaves out',
  (count) => {
    const lines = chatText(many(count), whatsapp).split('\n');
    const link = chatLink(whatsapp, lines.join('\n'));
    expect(link.length).toBeLessThanOrEqual(longestChatLink);
    expect(lines[0]).toBe(`${2 * count} itens:`);
    const named = lines.filter((line) => line.startsWith('- ')).length;
    expect(named).toBeGreaterThanOrEqual(15);
    const left = 2 * (count - named);
    expect(lines.at(-1)).toBe(
      left > 0 ? `e mais ${left} itens` : '- 2 × Extintor PQS-ABC-14KG (PQS-ABC-14KG), R$ 10,00 cada: R$ 20,00',
    );
  },
);

test('a name longer than a link is left out', () => {
  expect(chatText([{ ...item('A', 2), name: 'x'.repeat(3_000) }], whatsapp)).toBe('2 itens:\ne mais 2 itens');
});
