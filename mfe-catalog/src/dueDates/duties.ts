import type { Product } from '@site/shared/contracts';

/** Periodic service of an extinguisher. Texts are in Portuguese, for visitors and the owner. */
export interface Duty {
  readonly id: 'inspecao' | 'recarga' | 'ensaio';
  readonly name: string;
  /** Such as `vencida`, in the gender of `name`. */
  readonly overdue: 'vencida' | 'vencido';
  readonly months: number;
  /** Date from which the interval counts. */
  readonly from: 'charge' | 'test';
  readonly fonte: string;
  /** Question for the engineer in charge; missing where the norm leaves none. */
  readonly confirmar?: string;
}

const inspection: Duty = {
  id: 'inspecao',
  name: 'Inspeção com pesagem',
  overdue: 'vencida',
  months: 6,
  from: 'charge',
  fonte: 'ABNT NBR 12962:2016, inspeção técnica: a cada 6 meses para CO₂, a cada 12 meses para os demais.',
  confirmar:
    'A inspeção semestral vale também para as carretas com cilindro de gás separado (pressurização indireta)? Hoje o cálculo a mostra só para CO₂.',
};

const recharge: Duty = {
  id: 'recarga',
  name: 'Recarga',
  overdue: 'vencida',
  months: 12,
  from: 'charge',
  fonte: 'ABNT NBR 12962:2016 e Portaria Inmetro 58/2022: manutenção de nível 2.',
  confirmar:
    'Extintor novo segue a garantia do fabricante até a primeira manutenção? E o CO₂ dentro do peso dispensa a recarga anual? Hoje o cálculo conta 12 meses para todos.',
};

const hydrostaticTest: Duty = {
  id: 'ensaio',
  name: 'Ensaio hidrostático',
  overdue: 'vencido',
  months: 60,
  from: 'test',
  fonte:
    'ABNT NBR 12962:2016 (manutenção de nível 3, antes ABNT NBR 13485:1999) e Portaria Inmetro 58/2022: a cada 5 anos, também para CO₂ e outros cilindros de alta pressão.',
  confirmar:
    'A data vale até o fim do mês gravado? Hoje o cálculo conta do mês marcado até o último dia do mês de vencimento, na recarga e no ensaio.',
};

/** Services of a product, in the order of their intervals. At 12 months the inspection is part of the recharge. */
export function dutiesOf({ type }: Pick<Product, 'type'>): readonly Duty[] {
  const services = [recharge, hydrostaticTest];
  return type.split(',').includes('co2') ? [inspection, ...services] : services;
}
