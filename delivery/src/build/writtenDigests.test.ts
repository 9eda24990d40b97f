import { createHash } from 'node:crypto';
import { uncheckedFiles } from './writtenDigests';

const digest = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test.each(['sha256', 'sha384', 'sha512'])(
  'a file is checked by its %s in the entry or in a checked file',
  (algorithm) => {
    const contents = new Map([
      ['entry.js', `load("a.js", "${digest(algorithm, `a ${digest(algorithm, 'b')}`)}")`],
      ['a.js', `a ${digest(algorithm, 'b')}`],
      ['b.js', 'b'],
      ['c.js', `c ${digest(algorithm, 'd')}`],
      ['d.js', 'd'],
    ]);
    expect(uncheckedFiles(contents, 'entry.js', ['a.js', 'b.js', 'c.js', 'd.js'])).toEqual(['c.js', 'd.js']);
  },
);

test('a weaker digest checks nothing', () => {
  const contents = new Map([
    ['entry.js', digest('sha1', 'a')],
    ['a.js', 'a'],
  ]);
  expect(uncheckedFiles(contents, 'entry.js', ['a.js'])).toEqual(['a.js']);
});
