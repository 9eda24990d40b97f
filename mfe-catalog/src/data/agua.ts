import type { Product } from '@site/shared/contracts';
import { defineProduct, PORTABLE_KIT } from './defineProduct';

const PRESSURE = '1,0 MPa (10,5 kgf/cm²), pressurização direta';
const TEMPERATURE = '+5 °C a +45 °C';

/** Pressurised water: class A only. */
export const agua: readonly Product[] = [
  defineProduct({
    id: 'AP-10L',
    name: 'Extintor Água Pressurizada 10 L',
    fullName: 'Extintor de Incêndio Água Pressurizada 10 L Portátil',
    price: 189.9,
    type: 'agua,10L,portatil',
    description:
      'Extintor portátil de água pressurizada para incêndios de classe A, em materiais sólidos como madeira, papel, tecido e borracha. A água resfria o material abaixo do ponto de ignição e penetra em profundidade, o que evita a reignição das brasas. Indicado para escritórios, escolas, depósitos, arquivos e áreas comuns de condomínios. Não use em líquidos inflamáveis nem em equipamentos elétricos energizados.',
    details: [
      'Indicação: classe A (materiais sólidos).',
      'Alcance do jato: de 8 a 10 metros.',
      'Tempo de descarga: cerca de 60 segundos.',
      'Manômetro de leitura direta com faixa verde de operação.',
      'Mangueira flexível com esguicho de jato concentrado.',
    ],
    model: 'AP 10 L portátil',
    category: 'Água pressurizada, portátil',
    rating: '2-A',
    charge: '10 litros de água',
    weight: '14,5 kg',
    height: '655 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    included: PORTABLE_KIT,
  }),
  defineProduct({
    id: 'AP-75L',
    name: 'Extintor Água Pressurizada 75 L',
    fullName: 'Extintor de Incêndio Água Pressurizada 75 L Sobre Rodas',
    price: 2148.3,
    type: 'agua,75L,sobre-rodas',
    description:
      'Carreta de água pressurizada de 75 litros para incêndios de classe A de maior porte, em madeira, papel, tecidos, borracha e outros sólidos. As rodas de grande diâmetro e a mangueira longa permitem que dois operadores levem o equipamento até o foco com rapidez. Indicada para galpões, indústrias têxteis, serrarias, gráficas e centros de distribuição. Não use em líquidos inflamáveis nem em equipamentos elétricos energizados.',
    details: [
      'Indicação: classe A (materiais sólidos).',
      'Alcance do jato: de 10 a 13 metros.',
      'Tempo de descarga: cerca de 180 segundos.',
      'Mangueira de 5 metros com esguicho de jato regulável.',
      'Carreta de aço com rodas de borracha e punho de transporte.',
    ],
    model: 'AP 75 L carreta',
    category: 'Água pressurizada, sobre rodas',
    rating: '10-A',
    charge: '75 litros de água',
    weight: '128 kg',
    height: '1.150 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [{ characteristic: 'Comprimento da mangueira', detail: '5 m' }],
  }),
];
