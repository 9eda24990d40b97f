import type { Product } from '@site/shared/contracts';
import { defineProduct, PORTABLE_KIT } from './defineProduct';

const PRESSURE = '1,0 MPa (10,5 kgf/cm²), pressurização direta';
const TEMPERATURE = '+5 °C a +45 °C';
const CONCENTRATE = { characteristic: 'Agente extintor', detail: 'Água com líquido gerador de espuma AFFF' };

/** Mechanical foam: classes A and B. */
export const espuma: readonly Product[] = [
  defineProduct({
    id: 'EM-10L',
    name: 'Extintor Espuma Mecânica 10 L',
    fullName: 'Extintor de Incêndio Espuma Mecânica 10 L Portátil',
    price: 312.4,
    type: 'espuma,10L,portatil',
    description:
      'Extintor portátil de espuma mecânica para incêndios das classes A e B: materiais sólidos e líquidos inflamáveis. A espuma forma um filme sobre o combustível, corta o contato com o oxigênio e evita a reignição dos vapores. Indicado para postos de serviço, oficinas, garagens, depósitos de tintas e solventes. Não use em equipamentos elétricos energizados.',
    details: [
      'Indicação: classes A (materiais sólidos) e B (líquidos inflamáveis).',
      'Alcance do jato: de 5 a 7 metros.',
      'Tempo de descarga: cerca de 55 segundos.',
      'Esguicho aspirante, que mistura ar à solução e forma a espuma na saída.',
      'Manômetro de leitura direta com faixa verde de operação.',
    ],
    model: 'EM 10 L portátil',
    category: 'Espuma mecânica, portátil',
    rating: '2-A:10-B',
    charge: '10 litros de solução',
    weight: '14,8 kg',
    height: '655 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [CONCENTRATE],
    included: PORTABLE_KIT,
  }),
  defineProduct({
    id: 'EM-50L',
    name: 'Extintor Espuma Mecânica 50 L',
    fullName: 'Extintor de Incêndio Espuma Mecânica 50 L Sobre Rodas',
    price: 5549.13,
    type: 'espuma,50L,sobre-rodas',
    description:
      'Carreta de espuma mecânica de 50 litros para incêndios das classes A e B de grande extensão, com derramamento de combustíveis ou armazenagem de líquidos inflamáveis. O filme de espuma cobre a superfície, abafa as chamas e contém os vapores. Indicada para bases de combustível, hangares, parques de tanques, indústrias químicas e pátios de carga. Não use em equipamentos elétricos energizados.',
    details: [
      'Indicação: classes A (materiais sólidos) e B (líquidos inflamáveis).',
      'Alcance do jato: de 7 a 9 metros.',
      'Tempo de descarga: cerca de 120 segundos.',
      'Mangueira de 5 metros com esguicho aspirante de espuma.',
      'Carreta de aço com rodas de borracha e punho de transporte.',
    ],
    model: 'EM 50 L carreta',
    category: 'Espuma mecânica, sobre rodas',
    rating: '6-A:40-B',
    charge: '50 litros de solução',
    weight: '98 kg',
    height: '1.060 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [CONCENTRATE, { characteristic: 'Comprimento da mangueira', detail: '5 m' }],
  }),
];
