import { isIP, isIPv6 } from 'node:net';
import { Address4, Address6 } from 'ip-address';

/** What counts as one address: of IPv6 a /64, which is what a household gets. The rate limits see it in the same way. */
export const addressKey = (address: string): string => firstOf(address, 32, 64);

/** What counts as one network, which somebody may have as a whole: a /24 of IPv4, a /48 of IPv6. */
export const networkKey = (address: string): string => firstOf(address, 24, 48);

function firstOf(address: string, bits4: number, bits6: number): string {
  // A proxy may say anything.
  if (isIP(address) === 0) return address;
  const mapped = isIPv6(address) ? new Address6(address) : null;
  if (mapped && !mapped.isMapped4()) return new Address6(`${address}/${bits6}`).startAddress().correctForm();
  return new Address4(`${mapped?.to4().correctForm() ?? address}/${bits4}`).startAddress().correctForm();
}
