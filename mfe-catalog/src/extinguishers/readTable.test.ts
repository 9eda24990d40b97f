import { nameOf } from './extinguisher';
import { readMonth } from './readMonth';
import { readTable } from './readTable';

const today = { year: 2026, month: 11 };
const month = (value: { year: number; month: number } | null) => (value ? `${value.year}-${value.month}` : null);

/** Rows as `[quantity, name, place, charge, test]`. */
const rowsOf = (text: string) =>
  readTable(text, today).extinguishers.map((it) => [
    it.quantity,
    nameOf(it),
    it.place,
    month(it.charge),
    month(it.test),
  ]);

const reasonsOf = (text: string) => readTable(text, today).unread.map(({ line, reason }) => `${line}: ${reason}`);

test.each([
  ['03/2025', '2025-3'],
  ['03.25', '2025-3'],
  ['15/03/2025', '2025-3'],
  ['2025-03', '2025-3'],
  ['2025-03-15', '2025-3'],
  ['mar/2025', '2025-3'],
  ['mar-25', '2025-3'],
  ['Mar. 2025', '2025-3'],
  ['março de 2025', '2025-3'],
  ['MARCO 2025', '2025-3'],
  ['15 de março de 2025', '2025-3'],
  [' dez / 25 ', '2025-12'],
  ['13/2025', null],
  ['00/2025', null],
  ['mas/2025', null],
  ['maio', null],
  ['2025', null],
  ['', null],
])('readMonth reads %j as %j', (text, expected) => {
  expect(month(readMonth(text))).toBe(expected);
});

const row = [8, 'Pó ABC 6 kg', 'Garagem', '2025-3', '2021-3'];

test.each([
  ['tabs', 'Pó ABC\t6 kg\t8\tGaragem\t03/2025\t03/2021'],
  ['semicolons', 'PQS ABC;6;8;Garagem;mar/2025;mar/21'],
  ['commas', 'Pó químico A:B:C,6kg,8,Garagem,2025-03,2021-03'],
  ['the load in the type', 'PQS-ABC-6KG;8;Garagem;março de 2025;03/2021'],
  ['type and class in two cells', 'Tipo;Classe;Carga;Qtd;Local;Recarga;TH\nPQS;ABC;6 kg;8;Garagem;03/2025;03/2021'],
  ['quotes', '"Pó ABC";"6 kg";"8";"Garagem";"03/2025";"03/2021"'],
  ['headings', 'Local;Extintor;Carga;Qtd.;Último teste;Última recarga\nGaragem;Pó ABC;6;8;03/2021;03/2025'],
  [
    'a title and due months',
    'Condomínio Sol\nTipo;Capacidade;Quant.;Local;Vencimento da recarga;Validade do teste hidrostático\nABC;6 kg;8;Garagem;03/2026;03/2026',
  ],
])('a table with %s is read', (_what, text) => {
  expect(rowsOf(text)).toEqual([row]);
});

test('a next month counts only where the last one is missing', () => {
  const heading = 'Tipo;Carga;Última recarga;Vencimento;Validade do teste';
  expect(rowsOf(`${heading}\nCO2;6;03/2025;03/2026;05/2027\nCO2;6;-;08/2027;`)).toEqual([
    [1, 'CO₂ 6 kg', '', '2025-3', '2022-5'],
    [1, 'CO₂ 6 kg', '', '2026-8', null],
  ]);
});

test('every type is recognised by its names', () => {
  const lines = ['CO₂ 6 kg', 'gás carbônico 4kg', 'AP-10L', 'Água pressurizada 10 litros', 'EM 10 L', 'espuma 50 l'];
  expect(rowsOf([...lines, 'PQS BC 4 kg', 'pó abc 2,5 kg'].join('\n')).map(([, name]) => name)).toEqual([
    ...['CO₂ 6 kg', 'CO₂ 4 kg', 'Água 10 L', 'Água 10 L', 'Espuma 10 L', 'Espuma 50 L', 'Pó BC 4 kg', 'Pó ABC 2,5 kg'],
  ]);
});

test('an empty month is not taken for the other one', () => {
  expect(rowsOf('CO2;6;1;Hall;;03/2021')).toEqual([[1, 'CO₂ 6 kg', 'Hall', null, '2021-3']]);
  expect(rowsOf('CO2;6;1;Hall;03/2025;')).toEqual([[1, 'CO₂ 6 kg', 'Hall', '2025-3', null]]);
  expect(rowsOf('CO2;6;1;A;03/2025;03/2021\nCO2;6;1;B;;04/2022\nCO2;6;1;;-;05/2022')).toEqual([
    [1, 'CO₂ 6 kg', 'A', '2025-3', '2021-3'],
    [1, 'CO₂ 6 kg', 'B', null, '2022-4'],
    [1, 'CO₂ 6 kg', '', null, '2022-5'],
  ]);
});

test('cells of unknown columns go to the place, separators in quotes too', () => {
  expect(rowsOf('Selo\tTipo\tCarga\tLocal\n0123\tCO2\t6\t"Bloco ""A"", 1º andar"')).toEqual([
    [1, 'CO₂ 6 kg', '0123, Bloco "A", 1º andar', null, null],
  ]);
  expect(rowsOf('CO2,6 kg,1,"Garagem, fundos"')).toEqual([[1, 'CO₂ 6 kg', 'Garagem, fundos', null, null]]);
  expect(rowsOf('CO2\t6\t1\t"Garagem\nfundos"')).toEqual([[1, 'CO₂ 6 kg', 'Garagem fundos', null, null]]);
});

test('lines that cannot be read are named and kept below the headings', () => {
  const heading = 'Tipo;Carga;Qtd;Local;Recarga;Ensaio';
  const wrong = ['PQS;6;1;A;;', 'Halon;6;1;B;;', 'CO2;;1;C;;', 'CO2;6;0;D;;', 'CO2;6;1;E;ontem;', 'CO2;6;1;F;12/2026;'];
  const text = [heading, 'CO2;6;1;G;;', '', ...wrong, 'CO2;6;1;H;;12/1989', `CO2;6;1;${'x'.repeat(61)};;`].join('\n');
  expect(reasonsOf(text)).toEqual([
    '4: escreva se o pó é ABC ou BC',
    '5: não reconhecemos o tipo: escreva Água, CO₂, Pó ABC, Pó BC, Espuma',
    '6: falta a carga, por exemplo 6 kg ou 10 L',
    '7: confira a quantidade: de 1 a 999',
    "8: não entendemos a data 'ontem': escreva mês e ano, por exemplo 03/2025",
    "9: confira a data '12/2026': ela não pode ser a do último serviço",
    "10: confira a data '12/1989': ela não pode ser a do último serviço",
    '11: o lugar passa de 60 letras',
  ]);
  const { rest, extinguishers } = readTable(text, today);
  expect(extinguishers).toHaveLength(1);
  expect(rest.split('\n').slice(0, 3)).toEqual([heading, ...wrong.slice(0, 2)]);
  expect(readTable(rest.replace('PQS', 'PQS BC'), today).extinguishers).toHaveLength(1);
});

test('another order needs headings, so that no month is taken for another', () => {
  const reason = '1: não segue a ordem do exemplo: escreva uma linha de títulos acima da tabela';
  expect(reasonsOf('CO2;6 kg;1;03/2025;03/2021')).toEqual([reason]);
  expect(reasonsOf('CO2;6 kg;1;Hall;03/2021;03/2025;03/2022')).toEqual([reason]);
  expect(reasonsOf('AP 101;CO2 6 kg')).toEqual([expect.stringMatching(/não reconhecemos o tipo/)]);
  expect(rowsOf('Tipo;Carga;Compra;Recarga\nCO2;6;01/2020;03/2025')).toEqual([
    [1, 'CO₂ 6 kg', '01/2020', '2025-3', null],
  ]);
});

test('lines beyond the room of the list stay', () => {
  const { extinguishers, unread, rest } = readTable('CO2 4 kg\nCO2 6 kg', today, 1);
  expect(extinguishers).toHaveLength(1);
  expect(unread).toEqual([{ line: 2, text: 'CO2 6 kg', reason: 'a lista aceita até 120 linhas' }]);
  expect(rest).toBe('CO2 6 kg');
});

test('arbitrary texts are read without an error', () => {
  for (const text of ['', '\n\n', ';;;', '"', '"a', '\t"\t', '💥,,\uE000;', 'a\rb', 'constructor;__proto__;6 kg'])
    expect(() => readTable(text, today)).not.toThrow();
});

test('a table that is too long is refused at once, and stays', () => {
  const text = 'ABC; 6 kg\n'.repeat(10_001);
  const { extinguishers, unread, rest } = readTable(text, { year: 2026, month: 11 });
  expect([extinguishers, rest]).toEqual([[], text]);
  expect(unread).toMatchObject([{ reason: 'a tabela passa de 100.000 letras: cole uma parte de cada vez' }]);
});
