import { n } from './canvas';

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

const SHARED_LENGTH = 30;

function joined(values: readonly number[]): string {
  let out = '';
  for (const value of values) {
    const text = n(value);
    const glued = out === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d*$/.test(out));
    out += glued ? text : ` ${text}`;
  }
  return out;
}

/** Relative commands are shorter. @param coarseAbove outlines that reach further get whole coordinates */
export function relativePath(d: string, coarseAbove = Infinity): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const whole = tokens.some((token) => Math.abs(Number(token)) > coarseAbove);
  let out = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = 'M';
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] ?? '')) command = tokens[i++] ?? 'M';
    const kind = command.toLowerCase();
    const absolute = command !== kind;
    const count = ARGUMENTS[kind] ?? 0;
    const values = tokens.slice(i, i + count).map((token) => (whole && absolute ? Math.round(+token) : +token));
    i += count;
    const shifted = values.map((value, index) => {
      if (!absolute || (kind === 'a' && index < 5)) return value;
      if (kind === 'h') return value - x;
      if (kind === 'v') return value - y;
      const even = kind === 'a' ? index === 5 : index % 2 === 0;
      return value - (even ? x : y);
    });
    let letter = kind;
    let shown = shifted;
    const [dx = 0, dy = 0] = kind === 'v' ? [0, shifted[0]] : kind === 'h' ? [shifted[0], 0] : shifted.slice(-2);
    if (kind === 'l' && n(dx) === '0') [letter, shown] = ['v', [dy]];
    else if (kind === 'l' && n(dy) === '0') [letter, shown] = ['h', [dx]];
    if (kind === 'z') [x, y] = [startX, startY];
    else [x, y] = [x + dx, y + dy];
    if (kind === 'm') {
      [startX, startY] = [x, y];
      command = absolute ? 'L' : 'l';
    }
    const text = joined(shown);
    out += letter === last && kind !== 'm' && count > 0 ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    last = letter === 'm' ? 'l' : letter;
  }
  return out;
}

/** Relative paths; repeated paths go to `<defs>`. @param nextId gives the id of a shared path */
export function minify(markup: string, nextId: () => string, coarseAbove: number): string {
  const short = markup.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${relativePath(d, coarseAbove)}"`);
  const seen = new Map<string, number>();
  for (const [, d = ''] of short.matchAll(/<path d="([^"]+)"/g)) seen.set(d, (seen.get(d) ?? 0) + 1);
  let shared = '';
  let out = short;
  for (const [d, times] of seen) {
    if (times < 2 || d.length < SHARED_LENGTH) continue;
    const id = nextId();
    shared += `<path id="${id}" d="${d}"/>`;
    out = out.replaceAll(`<path d="${d}"`, `<use href="#${id}"`);
  }
  return out.replace('</defs>', `${shared}</defs>`);
}
