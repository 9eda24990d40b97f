/**
 * Address of a link that calls the company's number, complete in the configuration. `phoneLink` reads any number that a visitor
 * types; its parser would be in the first script of every page.
 */
export function callLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.startsWith('0') ? '' : '+55'}${digits}`;
}
