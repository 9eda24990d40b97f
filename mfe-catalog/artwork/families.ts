import { color } from './parts/palette';

export type FireClass = 'A' | 'B' | 'C';
export type FamilyName = 'agua' | 'co2' | 'pqs-abc' | 'pqs-bc' | 'espuma';

export interface Family {
  readonly agent: string;
  readonly agentLong: string;
  readonly classes: readonly FireClass[];
  readonly accent: string;
  readonly onAccent: string;
  readonly paper: string;
  readonly valve: 'gauge' | 'relief';
  readonly tool: 'jet' | 'horn' | 'foam';
}

/** Geometry and label of one extinguisher; sizes in mm. */
export interface Model {
  readonly id: string;
  readonly family: FamilyName;
  readonly size: string;
  readonly rating: string;
  readonly radius: number;
  readonly wall: number;
  readonly dome: number;
  readonly wheeled: boolean;
}

export const families: Record<FamilyName, Family> = {
  agua: {
    agent: 'ÁGUA',
    agentLong: 'ÁGUA PRESSURIZADA',
    classes: ['A'],
    accent: color.blue,
    onAccent: '#fff',
    paper: '#fbfbf8',
    valve: 'gauge',
    tool: 'jet',
  },
  co2: {
    agent: 'CO₂',
    agentLong: 'DIÓXIDO DE CARBONO',
    classes: ['B', 'C'],
    accent: color.ink,
    onAccent: '#fff',
    paper: '#fbfbf8',
    valve: 'relief',
    tool: 'horn',
  },
  'pqs-abc': {
    agent: 'PÓ ABC',
    agentLong: 'PÓ QUÍMICO SECO',
    classes: ['A', 'B', 'C'],
    accent: color.amber,
    onAccent: color.ink,
    paper: '#fbfbf8',
    valve: 'gauge',
    tool: 'jet',
  },
  'pqs-bc': {
    agent: 'PÓ BC',
    agentLong: 'PÓ QUÍMICO SECO',
    classes: ['B', 'C'],
    accent: '#5f6b77',
    onAccent: '#fff',
    paper: '#f1f3f5',
    valve: 'gauge',
    tool: 'jet',
  },
  espuma: {
    agent: 'ESPUMA',
    agentLong: 'ESPUMA MECÂNICA',
    classes: ['A', 'B'],
    accent: color.green,
    onAccent: '#fff',
    paper: color.cream,
    valve: 'gauge',
    tool: 'foam',
  },
};

const portable = (
  id: string,
  family: FamilyName,
  size: string,
  rating: string,
  radius: number,
  wall: number,
  dome: number,
): Model => ({ id, family, size, rating, radius, wall, dome, wheeled: false });

const wheeled = (...model: Parameters<typeof portable>): Model => ({ ...portable(...model), wheeled: true });

export const models: readonly Model[] = [
  portable('AP-10L', 'agua', '10 L', '2-A', 101, 462, 62),
  portable('CO2-4KG', 'co2', '4 kg', '2-B:C', 66, 420, 66),
  portable('CO2-6KG', 'co2', '6 kg', '5-B:C', 74, 480, 74),
  portable('PQS-ABC-4KG', 'pqs-abc', '4 kg', '2-A:20-B:C', 84, 322, 52),
  portable('PQS-ABC-6KG', 'pqs-abc', '6 kg', '3-A:20-B:C', 91, 368, 56),
  portable('PQS-ABC-8KG', 'pqs-abc', '8 kg', '4-A:40-B:C', 98, 416, 60),
  portable('PQS-ABC-12KG', 'pqs-abc', '12 kg', '6-A:40-B:C', 106, 470, 64),
  portable('PQS-BC-4KG', 'pqs-bc', '4 kg', '20-B:C', 84, 322, 52),
  portable('PQS-BC-6KG', 'pqs-bc', '6 kg', '20-B:C', 91, 368, 56),
  portable('PQS-BC-8KG', 'pqs-bc', '8 kg', '20-B:C', 98, 416, 60),
  portable('PQS-BC-12KG', 'pqs-bc', '12 kg', '40-B:C', 106, 470, 64),
  portable('EM-10L', 'espuma', '10 L', '2-A:10-B', 101, 462, 62),
  wheeled('AP-75L', 'agua', '75 L', '10-A', 186, 690, 104),
  wheeled('CO2-10KG', 'co2', '10 kg', '10-B:C', 108, 690, 106),
  wheeled('PQS-ABC-20KG', 'pqs-abc', '20 kg', '6-A:80-B:C', 142, 536, 84),
  wheeled('PQS-ABC-30KG', 'pqs-abc', '30 kg', '10-A:80-B:C', 156, 600, 92),
  wheeled('PQS-ABC-50KG', 'pqs-abc', '50 kg', '20-A:120-B:C', 170, 660, 98),
  wheeled('PQS-BC-20KG-40', 'pqs-bc', '20 kg', '40-B:C', 142, 536, 84),
  wheeled('PQS-BC-20KG-80', 'pqs-bc', '20 kg', '80-B:C', 146, 556, 86),
  wheeled('PQS-BC-50KG', 'pqs-bc', '50 kg', '120-B:C', 170, 660, 98),
  wheeled('EM-50L', 'espuma', '50 L', '6-A:40-B', 168, 620, 98),
];
