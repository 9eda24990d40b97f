import { readDueServices } from '@site/shared/forms';
import { products } from '../data/products';
import { monthText } from '../dueDates/months';
import { agendaOf, calendarOf } from './agenda';
import { countedName, type Extinguisher } from './extinguisher';
import { requestFor, requestInChat, requestServices } from './request';

const today = { year: 2026, month: 11 };
const month = (text: string) => ({ year: Number(text.slice(3)), month: Number(text.slice(0, 2)) });

let ids = 0;
const line = (changes: Partial<Extinguisher>): Extinguisher => {
  ids += 1;
  return { id: `${ids}`, family: 'pqs-abc', load: 6, quantity: 1, place: '', charge: null, test: null, ...changes };
};

const garage = line({ quantity: 8, place: 'Garagem', charge: month('03/2025'), test: month('03/2023') });
const hall = line({ load: 4, quantity: 2, charge: month('03/2026') });
const machines = line({ family: 'co2', place: 'Casa de máquinas', charge: month('03/2026') });
const list = [garage, hall, machines, line({ quantity: 3 })];

const calendar = (agenda: ReturnType<typeof agendaOf>) => calendarOf(agenda, products, '/send_mail.php');
const servicesIn = (address = '') => readDueServices(address.replace(/^[^?]*/, '')) ?? [];

test('services come in the order of their dates; those of one month are one entry', () => {
  expect(
    agendaOf(list, today).map(({ duty, due, monthsLeft, extinguishers }) => [
      duty.id,
      monthText(due),
      monthsLeft,
      extinguishers.map(countedName),
    ]),
  ).toEqual([
    ['recarga', 'março de 2026', -8, ['8 × Pó ABC 6 kg']],
    ['inspecao', 'setembro de 2026', -2, ['1 × CO₂ 6 kg']],
    ['recarga', 'março de 2027', 4, ['2 × Pó ABC 4 kg', '1 × CO₂ 6 kg']],
    ['ensaio', 'março de 2028', 16, ['8 × Pó ABC 6 kg']],
  ]);
  expect(agendaOf([], today)).toEqual([]);
});

test('the calendar file has an event for each date to come', () => {
  const file = calendar(agendaOf(list, today));
  expect(file?.isComplete).toBe(true);
  expect(servicesIn(file?.address)).toEqual([
    expect.objectContaining({
      month: '2027-03',
      serviceId: 'recarga',
      product: '2 Pó ABC 4 kg, 1 CO₂ 6 kg (Casa de máquinas)',
    }),
    expect.objectContaining({ month: '2028-03', serviceId: 'ensaio', product: '8 Pó ABC 6 kg (Garagem)' }),
  ]);
  for (const { productId } of servicesIn(file?.address)) expect(products.map(({ id }) => id)).toContain(productId);
  expect(calendar(agendaOf([line({ charge: month('01/2020') })], today))).toBeNull();
});

test('an event whose names would be too long has the number', () => {
  const many = Array<Extinguisher>(9).fill(line({ place: 'Portaria', charge: month('03/2026') }));
  expect(servicesIn(calendar(agendaOf(many, today))?.address)).toMatchObject([{ product: '9 extintores' }]);
});

test('an address that would be too long leaves out the latest dates', () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    line({
      place: 'Bloco da entrada principal, ao lado da portaria',
      test: { year: 2022 + Math.floor(index / 12), month: (index % 12) + 1 },
    }),
  );
  const file = calendar(agendaOf(many, today));
  expect(file?.address.length).toBeLessThanOrEqual(7_500);
  expect(file?.isComplete).toBe(false);
  const months = servicesIn(file?.address).map((service) => service.month);
  expect(months).toEqual([...months].sort());
});

const [recharge, test_, replacement] = requestServices;

test('a request has services, quantities, places and dates', () => {
  expect(requestFor([recharge, test_, replacement], list)).toEqual({
    subject: 'Orçamento: recarga, ensaio hidrostático e troca por extintores novos de 14 extintores',
    message: [
      'Olá! Gostaria de um orçamento de recarga, ensaio hidrostático e troca por extintores novos para 14 extintores:',
      '- 8 × Pó ABC 6 kg, Garagem: última recarga em 03/2025, último ensaio em 03/2023',
      '- 2 × Pó ABC 4 kg: última recarga em 03/2026',
      '- 1 × CO₂ 6 kg, Casa de máquinas: última recarga em 03/2026',
      '- 3 × Pó ABC 6 kg: datas a conferir',
    ].join('\n'),
  });
  expect(requestFor([recharge], [machines]).subject).toBe('Orçamento: recarga de 1 extintor');
});

test('the longest list fits the message field', () => {
  const longest = {
    quantity: 999,
    load: 249.5,
    place: 'x'.repeat(60),
    charge: month('12/2025'),
    test: month('12/2025'),
  };
  const { message, subject } = requestFor(requestServices, Array(120).fill(line(longest)));
  expect(message.length).toBeLessThan(18_000);
  expect(subject.length).toBeLessThanOrEqual(200);
});

test('the chat has the same lines; a long list ends in the number of the others', () => {
  const textOf = (link: string) => new URL(link).searchParams.get('text');
  const whatsapp = '5521999990000';
  expect(textOf(requestInChat(whatsapp, [recharge], [garage]))).toBe(
    'Olá, gostaria de um orçamento para recarga de 8 extintores:\n- 8 × Pó ABC 6 kg, Garagem: última recarga em 03/2025, último ensaio em 03/2023',
  );
  const long = requestInChat(whatsapp, [recharge], Array(40).fill(garage));
  expect(long.length).toBeLessThanOrEqual(2_000);
  expect(textOf(long)).toMatch(/\n- e mais \d+ extintores, que envio em seguida$/);
});
