/** Cookie with the visitor's number, 0 to 99. */
export const visitorCookie = 'visitor';

export function visitorNumberIn(cookies: string | undefined): number | null {
  const match = /(?:^|;\s*)visitor=(\d{1,2})(?:;|$)/.exec(cookies ?? '');
  return match ? Number(match[1]) : null;
}

/**
 * Packages count from different starts, so canaries reach different visitors (0 to 99); those of a group reach the same.
 * @param name of the group, else of the package @param traffic percent
 */
export function getsCanary(visitor: number, name: string, traffic: number): boolean {
  let start = 0;
  for (const character of name) start = (start * 31 + character.charCodeAt(0)) % 100;
  return (visitor + start) % 100 < traffic;
}
