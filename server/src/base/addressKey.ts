import { isIPv4, isIPv6 } from 'node:net';
import { Address4, Address6 } from 'ip-address';

/** An IPv4 address, or a /64 of IPv6: the usual share of a household. */
export const addressKey = (address: string | undefined): string => firstOf(address, 32, 64);

/** A /24 of IPv4 or a /48 of IPv6: the usual share of one owner. */
export const networkKey = (address: string | undefined): string => firstOf(address, 24, 48);

/** From the smallest to the largest network of a sender. */
export const senderLevels = ['address', 'network', 'provider'] as const;

export type Sender = Readonly<Record<(typeof senderLevels)[number], string>>;

/** The provider has a /16 of IPv4 or a /32 of IPv6. */
export const senderOf = (address: string | undefined): Sender => ({
  address: addressKey(address),
  network: networkKey(address),
  provider: firstOf(address, 16, 32),
});

/** Invalid addresses share one limit. */
const noAddress = 'unknown';

/** Prefixes that embed an IPv4 address: mapped (RFC 4291), translated (RFC 7915), NAT64 (RFC 6052). */
const holdsIPv4 = /^(?:(?:0000:){5}ffff|(?:0000:){4}ffff:0000|0064:ff9b:(?:0000:){3}0000)(?=:)/;

function firstOf(text = '', bits4: number, bits6: number): string {
  const address = bareAddress(text);
  if (isIPv4(address)) return new Address4(`${address}/${bits4}`).startAddress().correctForm();
  if (!isIPv6(address)) return noAddress;
  const address6 = new Address6(address);
  if (holdsIPv4.test(address6.canonicalForm())) return firstOf(address6.to4().correctForm(), bits4, bits6);
  return new Address6(`${address}/${bits6}`).startAddress().correctForm();
}

/** Strips quotes, brackets, port and zone (RFC 4007), as in `X-Forwarded-For: "[fe80::1%eth0]:4711"`. */
function bareAddress(text: string): string {
  const [, inBrackets, withPort] = /^"?\[([^\]]*)\](?::\d*)?"?$|^"?([\d.]+):\d*"?$/.exec(text.trim()) ?? [];
  return (inBrackets ?? withPort ?? text.trim().replace(/^"|"$/g, '')).replace(/%.*$/s, '').toLowerCase();
}
