/** A line of a changelog that says which remote has come. */
const lineOf = (folder: string) => `- Registers \`${folder}\`.`;

/**
 * A changelog that says under a version that a remote has come, once; the version's section is made where there is none.
 *
 * @param text with a section `## 1.4.0` for each version, the newest first
 */
export function withRemote(text: string, version: string, folder: string): string {
  const line = lineOf(folder);
  if (text.split('\n').includes(line)) return text;
  const [head = '', ...sections] = sectionsOf(text);
  const [newest = '', ...older] = sections;
  if (!newest.startsWith(`## ${version}\n`)) return [head, `## ${version}\n\n${line}\n\n`, ...sections].join('');
  const isLast = older.length === 0;
  return [head, `${newest.trimEnd()}\n${line}\n${isLast ? '' : '\n'}`, ...older].join('');
}

/** The inverse of `withRemote`: a section that said nothing else goes too, unless its version stays. */
export function withoutRemote(text: string, version: string, folder: string): string {
  const lines = text.split('\n').filter((line) => line !== lineOf(folder));
  const [head = '', ...sections] = sectionsOf(lines.join('\n'));
  const stays = (section: string) => section.startsWith(`## ${version}\n`) || !/^## \S+\s*$/.test(section);
  return [head, ...sections.filter(stays)].join('');
}

/** What stands before the first version, and each version's section. */
const sectionsOf = (text: string): readonly string[] => text.split(/^(?=## )/m);
