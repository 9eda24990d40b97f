import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What counts as one address: of IPv6 a /64, which is what a household gets. The rate limits see it in the same way. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${address}/64`).startAddress().correctForm();
}
