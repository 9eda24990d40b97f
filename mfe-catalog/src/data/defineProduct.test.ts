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

describe('defineProduct', () => {
  it('shows the front view first and all views in the gallery', () => {
    const product = defineProduct(sheet);
    expect(product.imagePath).toBe('/frente');
    expect(product.imageGallery).toEqual(['/frente', '/perspectiva', '/valvula', '/rotulo']);
  });

  it('fills the first technical rows from the sheet', () => {
    expect(defineProduct(sheet).technicalDetails.slice(0, 3)).toEqual([
      { characteristic: 'Código', detail: 'AP-10L' },
      { characteristic: 'Modelo', detail: 'Modelo X' },
      { characteristic: 'Categoria', detail: 'Categoria Y' },
    ]);
  });

  it('ends the details with the maintenance terms', () => {
    expect(defineProduct(sheet).details).toEqual(['Indicação: classe A.', ...MAINTENANCE]);
  });

  it('leaves optional fields out unless given', () => {
    expect(defineProduct(sheet)).not.toHaveProperty('included');
    expect(defineProduct(sheet)).not.toHaveProperty('sobConsulta');
    expect(defineProduct({ ...sheet, included: ['Manual'], sobConsulta: true })).toMatchObject({
      included: ['Manual'],
      sobConsulta: true,
    });
  });
});
