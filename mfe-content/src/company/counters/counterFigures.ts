import { BlueprintIcon, BuildingIcon, CalendarIcon, UsersIcon } from '@site/shared/ui';
import type { ComponentType } from 'react';

/** Figure of a counter (spec 3, Counter). */
export interface CounterContent {
  readonly id: string;
  readonly icon: ComponentType<{ readonly size?: number }>;
  readonly targetValue: number;
  readonly description: string;
}

/** Spec 9, Counters. */
export const counters: readonly CounterContent[] = [
  { id: 'anos', icon: CalendarIcon, targetValue: 5, description: 'anos de mercado' },
  { id: 'projetos', icon: BlueprintIcon, targetValue: 513, description: 'projetos entregues' },
  { id: 'obras', icon: BuildingIcon, targetValue: 230, description: 'obras concluídas' },
  { id: 'clientes', icon: UsersIcon, targetValue: 823, description: 'clientes satisfeitos' },
];
