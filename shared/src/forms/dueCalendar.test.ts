import { dueCalendarAddress, readDueServices } from './dueCalendar';

const recharge = {
  month: '2027-11',
  serviceId: 'recarga',
  service: 'Recarga',
  productId: 'CO2-6KG',
  product: 'Extintor CO₂ 6 kg',
};
const inspection = { ...recharge, month: '2027-02', serviceId: 'inspecao', service: 'Inspeção com pesagem' };

test.each([
  ['/send_mail.php', 'https://www.example.com.br/vencimentos.ics'],
  ['https://messages.example.com.br/send_mail.php', 'https://messages.example.com.br/vencimentos.ics'],
])('messages sent to %s: the server answers at %s with the services', (mailEndpoint, expected) => {
  const address = new URL(
    dueCalendarAddress(mailEndpoint, [recharge, inspection]),
    'https://www.example.com.br/produtos/CO2-6KG',
  );
  expect(address.origin + address.pathname).toBe(expected);
  expect(readDueServices(address.search)).toEqual([recharge, inspection]);
});

test('characters that no name may have become spaces', () => {
  const product = `  Extintor "Água; 10 L" <novo> & ${'a'.repeat(120)}`;
  const { search } = new URL(dueCalendarAddress('/send_mail.php', [{ ...recharge, product }]), 'https://example.com');
  expect(readDueServices(search)?.[0]?.product).toMatch(/^Extintor Água 10 L novo a{96}$/);
});

const written = Object.values(recharge);
const withValue = (index: number, value: string) =>
  `?vence=${encodeURIComponent(written.with(index, value).join(';'))}`;

test.each([
  ['no service', '?de=catalogo'],
  ['an empty service', '?vence='],
  ['a month 13', withValue(0, '2027-13')],
  ['another date', withValue(0, '2027-11-30')],
  ['line breaks', withValue(1, 'recarga\r\nX')],
  ['an address as a name', withValue(4, 'https://example.com')],
  ['a long name', withValue(4, 'a'.repeat(121))],
  ['a field more', withValue(4, 'Extintor;x')],
  ['a second, invalid service', `${withValue(0, '2027-11')}&vence=x`],
])('nothing is read from %s', (_what, search) => {
  expect(readDueServices(search)).toBeNull();
});
