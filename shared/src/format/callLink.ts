/** Takes a complete number: the parser of `phoneLink` would be in the first script of every page. */
export function callLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.startsWith('0') ? '' : '+55'}${digits}`;
}
