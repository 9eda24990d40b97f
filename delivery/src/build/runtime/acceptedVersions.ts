type Operator = '' | '=' | '<' | '<=' | '>' | '>=';

/** Alternatives of an npm range, each a list of comparisons that must all be true (https://github.com/npm/node-semver#ranges). */
export type AcceptedVersions = readonly (readonly (readonly [Operator, version: string])[])[];

/** @param version without prerelease, as all versions of `@site/shared` are */
export const accepts = (accepted: AcceptedVersions, version: string): boolean =>
  accepted.some((all) => all.every(([operator, other]) => isTrue(operator, difference(version, other))));

function isTrue(operator: Operator, found: number): boolean {
  if (operator === '' || operator === '=') return found === 0;
  return (operator.endsWith('=') && found === 0) || (operator.startsWith('<') ? found < 0 : found > 0);
}

function difference(version: string, other: string): number {
  const numbers = other.split('.').map(Number.parseFloat);
  return (
    version
      .split('.')
      .map((number, index) => Number(number) - (numbers[index] ?? 0))
      .find((found) => found !== 0) ?? 0
  );
}
