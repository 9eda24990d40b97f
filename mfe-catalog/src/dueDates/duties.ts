import type { Product } from '@site/shared/contracts';
import { prazos } from '../../content/prazos';

type DutyId = keyof typeof prazos;

/** Periodic service of an extinguisher. */
export interface Duty {
  readonly id: DutyId;
  readonly name: string;
  /** Such as `vencida`, in the gender of `name`. */
  readonly overdue: 'vencida' | 'vencido';
  readonly months: number;
  /** Date from which the interval counts. */
  readonly from: 'charge' | 'test';
}

const duty = (id: DutyId): Duty => {
  const { nome, vencido, meses, contaDe } = prazos[id];
  return { id, name: nome, overdue: vencido, months: meses, from: contaDe === 'carga' ? 'charge' : 'test' };
};

/** Services of an extinguisher, in the order of their intervals. At 12 months the inspection is part of the recharge. */
export function dutiesOf({ type }: Pick<Product, 'type'>): readonly Duty[] {
  const services = [duty('recarga'), duty('ensaio')];
  return type.split(',').includes('co2') ? [duty('inspecao'), ...services] : services;
}
