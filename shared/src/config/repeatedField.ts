const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** First field that an object has twice; JSON.parse would keep only the last. */
export function repeatedField(json: string): { readonly name: string; readonly line: number } | null {
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
