/** Valid CNPJ, numeric or, since July 2026, with letters (Receita Federal, Instrução Normativa RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  const characters = text.toUpperCase().replace(/[./-]/g, '');
  if (!/^[\dA-Z]{12}\d{2}$/.test(characters) || /^0+$/.test(characters)) return false;
  const values = [...characters].map((character) => character.charCodeAt(0) - 48);
  return [12, 13].every((length) => checkDigit(values.slice(0, length)) === values[length]);
}

/** Modulo 11 with the weights 2 to 9 from the right. */
function checkDigit(values: readonly number[]): number {
  const sum = values.toReversed().reduce((total, value, position) => total + value * (2 + (position % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
