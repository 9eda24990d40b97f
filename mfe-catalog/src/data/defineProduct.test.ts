import { defineProduct, MAINTENANCE, type ProductSheet } from './defineProduct';

jest.mock('./productImages', () => ({
  productImages: { 'AP-10L': ['/frente', '/perspectiva', '/valvula', '/rotulo'] },
}));

const sheet: ProductSheet = {
  id: 'AP-10L',
  name: 'Extintor',
  fullName: 'Extintor de Incêndio',
  price: 1,
  type: 'agua,10L,portatil',
  description: 'Descrição.',
  details: ['Indicação: classe A.'],
  model: 'Modelo X',
  category: 'Categoria Y',
  rating: '2-A',
  charge: '10 litros',
  weight: '14 kg',
  height: '655 mm',
  pressure: '1,0 MPa',
  temperature: '+5 °C a +45 °C',
};

test('defineProduct combines sheet, pictures and maintenance terms, and omits absent optional fields', () => {
  const product = defineProduct(sheet);
  expect(product.imagePath).toBe('/frente');
  expect(product.imageGallery).toEqual(['/frente', '/perspectiva', '/valvula', '/rotulo']);
  expect(product.technicalDetails.slice(0, 3)).toEqual([
    { characteristic: 'Código', detail: 'AP-10L' },
    { characteristic: 'Modelo', detail: 'Modelo X' },
    { characteristic: 'Categoria', detail: 'Categoria Y' },
  ]);
  expect(product.details).toEqual(['Indicação: classe A.', ...MAINTENANCE]);
  expect(product).not.toHaveProperty('included');
  expect(product).not.toHaveProperty('sobConsulta');
  const more = { included: ['Manual'], sobConsulta: true };
  expect(defineProduct({ ...sheet, ...more })).toMatchObject(more);
});
