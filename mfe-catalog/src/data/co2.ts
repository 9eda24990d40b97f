import type { Product } from '@site/shared/contracts';
import { defineProduct, PORTABLE_KIT } from './defineProduct';

const PRESSURE = '12,6 MPa (126 kgf/cm²)';
const TEMPERATURE = '-10 °C a +50 °C';
const CYLINDER = { characteristic: 'Cilindro', detail: 'Aço sem costura, alta pressão' };

/** Carbon dioxide: classes B and C, leaves no residue. */
export const co2: readonly Product[] = [
  defineProduct({
    id: 'CO2-4KG',
    name: 'Extintor CO₂ 4 kg',
    fullName: 'Extintor de Incêndio Gás Carbônico (CO₂) 4 kg Portátil',
    price: 487.6,
    type: 'co2,4KG,portatil',
    description:
      'Extintor portátil de gás carbônico (CO₂) para incêndios das classes B e C: líquidos inflamáveis e equipamentos elétricos energizados. O gás não conduz eletricidade e não deixa resíduo, por isso preserva quadros, computadores e instrumentos delicados. Indicado para escritórios, salas técnicas e laboratórios. Não use como proteção principal em materiais sólidos de classe A e ventile ambientes fechados após a descarga.',
    details: [
      'Indicação: classes B (líquidos inflamáveis) e C (equipamentos elétricos).',
      'Alcance do jato: de 1,5 a 2 metros.',
      'Tempo de descarga: cerca de 15 segundos.',
      'Mangueira de alta pressão com difusor e punho isolante contra o frio.',
      'Descarga limpa: não mancha, não corrói e não deixa resíduo.',
    ],
    model: 'CO₂ 4 kg portátil',
    category: 'Gás carbônico, portátil',
    rating: '2-B:C',
    charge: '4 kg de CO₂',
    weight: '13,5 kg',
    height: '580 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [CYLINDER],
    included: PORTABLE_KIT,
  }),
  defineProduct({
    id: 'CO2-6KG',
    name: 'Extintor CO₂ 6 kg',
    fullName: 'Extintor de Incêndio Gás Carbônico (CO₂) 6 kg Portátil',
    price: 612.9,
    type: 'co2,6KG,portatil',
    description:
      'Extintor portátil de gás carbônico (CO₂) com 6 kg de carga para incêndios das classes B e C: líquidos inflamáveis e equipamentos elétricos energizados. Age por abafamento e resfriamento, sem conduzir eletricidade e sem deixar resíduo. Indicado para CPDs, subestações, casas de máquinas, cozinhas industriais e painéis elétricos. Não use como proteção principal em materiais sólidos de classe A e ventile ambientes fechados após a descarga.',
    details: [
      'Indicação: classes B (líquidos inflamáveis) e C (equipamentos elétricos).',
      'Alcance do jato: de 2 a 2,5 metros.',
      'Tempo de descarga: cerca de 20 segundos.',
      'Mangueira de alta pressão com difusor e punho isolante contra o frio.',
      'Descarga limpa: não mancha, não corrói e não deixa resíduo.',
    ],
    model: 'CO₂ 6 kg portátil',
    category: 'Gás carbônico, portátil',
    rating: '5-B:C',
    charge: '6 kg de CO₂',
    weight: '18,2 kg',
    height: '660 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [CYLINDER],
    included: PORTABLE_KIT,
  }),
  defineProduct({
    id: 'CO2-10KG',
    name: 'Extintor CO₂ 10 kg',
    fullName: 'Extintor de Incêndio Gás Carbônico (CO₂) 10 kg Sobre Rodas',
    price: 2389,
    type: 'co2,10KG,sobre-rodas',
    description:
      'Carreta de gás carbônico (CO₂) com 10 kg de carga para incêndios das classes B e C em áreas de maior risco elétrico. Não conduz eletricidade e não deixa resíduo, o que reduz a parada de máquinas e servidores depois da extinção. Indicada para subestações, data centers, salas de geradores e linhas de produção automatizadas. Não use como proteção principal em materiais sólidos de classe A e ventile ambientes fechados após a descarga.',
    details: [
      'Indicação: classes B (líquidos inflamáveis) e C (equipamentos elétricos).',
      'Alcance do jato: de 2,5 a 3 metros.',
      'Tempo de descarga: cerca de 30 segundos.',
      'Mangueira de alta pressão de 5 metros com difusor de grande porte.',
      'Fornecido sob consulta: prazo e condições são confirmados no orçamento.',
    ],
    model: 'CO₂ 10 kg carreta',
    category: 'Gás carbônico, sobre rodas',
    rating: '10-B:C',
    charge: '10 kg de CO₂',
    weight: '46 kg',
    height: '1.090 mm',
    pressure: PRESSURE,
    temperature: TEMPERATURE,
    more: [CYLINDER, { characteristic: 'Comprimento da mangueira', detail: '5 m' }],
    sobConsulta: true,
  }),
];
