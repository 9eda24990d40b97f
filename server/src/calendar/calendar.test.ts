import { dueCalendarAddress } from '@site/shared/forms';
import { visit } from '../testing/http';
import { useServers } from '../testing/servers';

const servers = useServers('file');
const calendar = { company: 'Sentinela', phone: '(21) 0000-0000', siteUrl: 'https://www.example.com.br' };
let origin = '';

beforeAll(async () => {
  ({ origin } = await servers.start({ calendar, now: () => new Date('2026-11-26T12:00:00Z') }));
});

const service = (productId: string) => ({
  month: '2026-12',
  serviceId: 'recarga',
  service: 'Recarga',
  productId,
  product: 'Extintor Água 10 L',
});

test('a plain link saves a calendar file, with a reminder for the time of the request', async () => {
  const { statusCode, headers, body } = await visit(origin, dueCalendarAddress('/send_mail.php', [service('AP-10L')]));
  expect([statusCode, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'attachment; filename="vencimento-ap-10l.ics"',
    'no-store',
  ]);
  expect(body).toContain('SUMMARY:Recarga: Extintor Água 10 L\r\n');
  expect(body).toContain('TRIGGER:-P29DT15H\r\n');
  const unfolded = body.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Agende com Sentinela: (21) 0000-0000');
});

test('the file of several products is named after none', async () => {
  const address = dueCalendarAddress('/send_mail.php', [service('AP-10L'), service('CO2-6KG')]);
  const { headers, body } = await visit(origin, address);
  expect(headers['content-disposition']).toBe('attachment; filename="vencimentos.ics"');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('an address that the page does not write gets an error page', async () => {
  const { statusCode, headers } = await visit(
    origin,
    '/vencimentos.ics?vence=2026-12;recarga;Recarga;x;http://a.example',
  );
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
});
