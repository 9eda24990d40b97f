import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

const home = ['shared/src/early/protocol.ts', 'shared/src/early/page.ts'];

/** Lists of what parts may have, which the publisher checks. */
const listing = /^delivery\/src\/render\/parts\/|^shared\/src\/contracts\/registry\//;

/** Sources of the site without tests, relative to the repository. */
const sources = execFileSync(
  'git',
  ['ls-files', 'shared/src', 'shell/src', 'mfe-*/src', 'delivery/src', 'server/src'],
  {
    cwd: inRoot(),
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|\/testing\//.test(file));

const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const code = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const attributesIn = (text: string) => new Set([...text.matchAll(/data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name));
const protocol = attributesIn(home.map(code).join('\n'));

test('the protocol has attributes', () => {
  expect(protocol.size).toBeGreaterThan(15);
});

test('only the protocol’s own modules name its attributes and the page’s shared state', () => {
  const properties = [...protocol].map((name) =>
    name.slice(5).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
  );
  const literal = new RegExp(
    `(?:${[...protocol].join('|')})(?![\\w-])|dataset\\.(?:${properties.join('|')})\\b|\\.early(?:Click|Form|Cart)\\b`,
    'g',
  );
  const found = sources
    .filter((file) => !file.endsWith('.css') && !home.includes(file) && !listing.test(file))
    .flatMap((file) => (code(file).match(literal) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('every attribute in a style sheet belongs to the protocol, or is set in the same package', () => {
  const unknown = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const [room] = file.split('/');
      const ofRoom = sources
        .filter((other) => other.startsWith(`${room}/`) && !other.endsWith('.css'))
        .map(code)
        .join('\n');
      const ofRoomToo = ofRoom.replaceAll(/dataset\.(\w+)/g, (_, name) => `data-${name}`);
      return [...attributesIn(code(file))]
        .filter((name) => !protocol.has(name) && !ofRoomToo.includes(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(unknown).toEqual([]);
});
