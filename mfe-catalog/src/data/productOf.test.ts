import { type ProductSheet, productOf } from './productOf';

jest.mock('../../content/familias', () => ({
  familias: {
    co2: {
      nome: 'Gás carbônico',
      indicacao: 'Indicação: classes B e C.',
      pressao: '12 MPa',
      temperatura: '-10 °C a +50 °C',
      caracteristicas: [{ nome: 'Cilindro', valor: 'Aço' }],
    },
  },
}));
jest.mock('../../content/comum', () => ({
  comum: {
    manutencao: ['Recarga a cada 12 meses.'],
    norma: { portatil: 'NBR 1', 'sobre-rodas': 'NBR 2' },
    acompanha: { portatil: ['Suporte'], 'sobre-rodas': [] },
  },
}));

const sheet: ProductSheet = {
  codigo: 'CO2-4KG',
  nome: 'Extintor',
  nomeCompleto: 'Extintor de Incêndio',
  preco: 487.6,
  familia: 'co2',
  tamanho: '4KG',
  mobilidade: 'portatil',
  fotos: ['/frente', '/perspectiva'],
  descricao: 'Descrição.',
  detalhes: ['Alcance do jato: 2 metros.'],
  modelo: 'Modelo X',
  capacidadeExtintora: '2-B:C',
  carga: '4 kg',
  peso: '14 kg',
  altura: '655 mm',
};

test('a product is its file, completed by the facts of its family and of all products', () => {
  expect(productOf(sheet)).toEqual({
    id: 'CO2-4KG',
    name: 'Extintor',
    fullName: 'Extintor de Incêndio',
    price: 487.6,
    type: 'co2,4KG,portatil',
    imagePath: '/frente',
    imageGallery: ['/frente', '/perspectiva'],
    productLink: '/produtos/CO2-4KG.html',
    description: 'Descrição.',
    details: ['Indicação: classes B e C.', 'Alcance do jato: 2 metros.', 'Recarga a cada 12 meses.'],
    technicalDetails: [
      { characteristic: 'Código', detail: 'CO2-4KG' },
      { characteristic: 'Modelo', detail: 'Modelo X' },
      { characteristic: 'Categoria', detail: 'Gás carbônico, portátil' },
      { characteristic: 'Capacidade extintora', detail: '2-B:C' },
      { characteristic: 'Carga nominal', detail: '4 kg' },
      { characteristic: 'Peso total aproximado', detail: '14 kg' },
      { characteristic: 'Altura', detail: '655 mm' },
      { characteristic: 'Pressão de trabalho', detail: '12 MPa' },
      { characteristic: 'Temperatura de operação', detail: '-10 °C a +50 °C' },
      { characteristic: 'Cilindro', detail: 'Aço' },
      { characteristic: 'Norma', detail: 'NBR 1' },
    ],
    included: ['Suporte'],
  });
});

test('a file may differ from its family, and wheeled products have terms of their own', () => {
  const changed = { ...sheet, mobilidade: 'sobre-rodas', pressao: '15 MPa', temperatura: '0 °C a +40 °C' } as const;
  const { technicalDetails, type, ...product } = productOf({ ...changed, sobConsulta: true });
  expect(technicalDetails).toContainEqual({ characteristic: 'Categoria', detail: 'Gás carbônico, sobre rodas' });
  expect(technicalDetails).toContainEqual({ characteristic: 'Pressão de trabalho', detail: '15 MPa' });
  expect(technicalDetails).toContainEqual({ characteristic: 'Temperatura de operação', detail: '0 °C a +40 °C' });
  expect(technicalDetails.at(-1)).toEqual({ characteristic: 'Norma', detail: 'NBR 2' });
  expect(type).toBe('co2,4KG,sobre-rodas');
  expect(product.sobConsulta).toBe(true);
  expect(product).not.toHaveProperty('included');
  expect(productOf({ ...changed, acompanha: ['Manual'] }).included).toEqual(['Manual']);
});
