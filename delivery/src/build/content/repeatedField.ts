/** Strings and structure of a JSON text. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** @returns the first field that stands twice in one object, of which JSON.parse keeps only the last; null without one */
export function repeatedField(json: string): { readonly name: string; readonly line: number } | null {
  /** Names of each open object; null for an open list. */
  const open: (Set<string> | null)[] = [];
  let last = { text: '', index: 0 };
  for (const { 0: text, index } of json.matchAll(token)) {
    if (text === '{') open.push(new Set());
    else if (text === '[') open.push(null);
    else if (text === '}' || text === ']') open.pop();
    else if (text === ':') {
      const names = open.at(-1);
      const name: string = JSON.parse(last.text);
      if (names?.has(name)) return { name, line: json.slice(0, last.index).split('\n').length };
      names?.add(name);
    }
    last = { text, index };
  }
  return null;
}
