interface FireClass {
  readonly letter: 'A' | 'B' | 'C';
  readonly material: string;
}

const solids: FireClass = { letter: 'A', material: 'Sólidos' };
const liquids: FireClass = { letter: 'B', material: 'Líquidos inflamáveis' };
const electrical: FireClass = { letter: 'C', material: 'Equipamentos elétricos' };

const byAgent: Readonly<Record<string, readonly FireClass[]>> = {
  agua: [solids],
  co2: [liquids, electrical],
  'pqs-abc': [solids, liquids, electrical],
  'pqs-bc': [liquids, electrical],
  espuma: [solids, liquids],
};

/** Fire classes (ABNT NBR 12693) of the extinguishers of a main category. */
export function fireClassesOf(mainCategory: string | undefined): readonly FireClass[] {
  return (mainCategory !== undefined && byAgent[mainCategory]) || [];
}
