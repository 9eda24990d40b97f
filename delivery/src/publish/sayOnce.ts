/** Most different lines until `restart`: a failure may last for days, and name other details each time. */
const mostLines = 50;

/** Prints each line once until `restart`. */
export function sayOnce(print: (line: string) => void) {
  const said = new Set<string>();
  return {
    say(line: string) {
      if (said.has(line) || said.size >= mostLines) return;
      said.add(line);
      print(line);
    },
    restart: () => said.clear(),
  };
}
