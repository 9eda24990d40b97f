import type { Product } from '@site/shared/contracts';

export function sampleProduct(changes: Partial<Product> & { readonly id: string }): Product {
  const { id } = changes;
  return {
    name: `Extintor ${id}`,
    fullName: `Extintor de Incêndio ${id}`,
    price: 100,
    type: 'agua,10L,portatil',
    imagePath: `/${id}.svg`,
    productLink: `/produtos/${id}.html`,
    description: `Descrição de ${id}.`,
    details: [],
    technicalDetails: [],
    imageGallery: [],
    ...changes,
  };
}
