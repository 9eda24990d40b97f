import { domainToASCII } from 'node:url';

/**
 * Equal for all spellings of an address, also `Ana <ana@example.com>`. NFC, as RFC 6532 (3.1) asks: NFKC would join mailboxes
 * that differ.
 */
export function senderKey(address: string): string {
  const [, bare = address] = /<([^<>]*)>\s*$/.exec(address) ?? [];
  // Lower case may separate what NFC had composed.
  const text = bare.trim().toLowerCase().normalize('NFC');
  const domainStart = text.lastIndexOf('@') + 1;
  const domain = text.slice(domainStart);
  return text.slice(0, domainStart) + (domainToASCII(domain) || domain).replace(/\.$/, '');
}
