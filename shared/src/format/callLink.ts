/** Takes a number as `SiteConfig` has it: the parser of `phoneLink` would be in the first script of every page. */
export function callLink(phone: string): string {
  const [number = '', extension] = phone.split(' ramal ');
  const digits = number.replace(/\D/g, '');
  return `tel:${digits.startsWith('0') ? '' : '+55'}${digits}${extension ? `;ext=${extension}` : ''}`;
}
