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

/** The fire classes (ABNT NBR 12693) that an extinguisher of a main category is made for. */
export function fireClassesOf(mainCategory: string | undefined): readonly FireClass[] {
  return (mainCategory !== undefined && byAgent[mainCategory]) || [];
}
