import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

/** Folders whose comments follow the rule: all rooms. */
const folders = ['shared/src', 'shell', 'mfe-*', 'delivery/src', 'server', 'editor/src', 'tools/src', 'lab/src', 'e2e'];

/** Such a comment hides its noun: it describes the subject before it names it. */
const indirect = /^(?:@(?:param \S+|returns) )?(?:[Ww]hat|[Ww]hether|[Ww]ho|[Tt]hose|One|Of)\b/;

const commentLine = /^\s*(\{?\/\*+|\*(?!\/)|\/\/)\s?(.*?)(?:\s*\*\/.*)?$/;
const trailingComment = /[;,{}()\]]\s+\/[/*]\s?(.*?)(?:\s*\*\/.*)?$/;

/** Finds the first lines of comments and of their paragraphs, and the lines with a TSDoc tag. */
function commentStarts(text: string): readonly string[] {
  let previous = '';
  return text.split('\n').flatMap((line) => {
    const [, marker = '', comment = ''] = commentLine.exec(line) ?? [];
    // Lines of one paragraph begin with the same marker, after the opening line of a block.
    const continues = marker !== '' && (marker === '//' ? '//' : '*') === previous && !comment.startsWith('@');
    previous = comment === '' ? '' : marker.replace(/^\{?\/\*+/, '*');
    if (marker === '') return trailingComment.exec(line)?.[1] ?? [];
    return continues && (marker === '//' || marker === '*') ? [] : comment;
  });
}

const indirectIn = (text: string) => commentStarts(text).filter((start) => indirect.test(start));

test('comments begin with the noun or the verb that they are about', () => {
  const files = execFileSync('git', ['ls-files', '--', ...folders], { cwd: inRoot(), encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js|css)$/.test(file) && !/\.test\./.test(file));
  const found = files.flatMap((file) =>
    indirectIn(readFileSync(inRoot(file), 'utf8')).map((start) => `${file}: ${start}`),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});
