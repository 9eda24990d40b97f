import type { RemoteChange } from './handWrittenRemote';

interface BrokenRemote {
  readonly rule: string;
  readonly what: string;
  readonly change: RemoteChange;
  /** Parts of lines of the report. */
  readonly places: readonly string[];
}

const digestOfNothing = `sha384-${'A'.repeat(64)}`;

const entry = 'browser/remoteEntry.js';
const chunk = 'browser/ContactSentPage.js';
const server = 'server/ContactSentPage.cjs';
const style = 'browser/ContactSentPage.css';

const inChunk = (from: string, to: string): RemoteChange => ({ edit: { [chunk]: [from, to] } });
const inEntry = (from: string, to: string): RemoteChange => ({ edit: { [entry]: [from, to] } });
const inServer = (from: string, to: string): RemoteChange => ({ edit: { [server]: [from, to] } });
export const effect = (code: string): RemoteChange => inChunk('/* effect */', `${code}; /* effect */`);
const styled = (rules: string): RemoteChange => ({
  edit: { [style]: ['.mfe-content-box', `${rules} .mfe-content-box`] },
});

/** The hand-written remote, broken for each rule about files that no unit test of its own breaks. */
export const brokenFiles: readonly BrokenRemote[] = [
  {
    rule: 'R1',
    what: 'a file beside its folders',
    change: { add: { 'notes.txt': 'x' } },
    places: ['notes.txt'],
  },
  {
    rule: 'R2',
    what: 'a file changed after sealing',
    change: { addAfterwards: { [style]: '.mfe-content-box { color: red }' } },
    places: [`${style} is not what was released`],
  },
  {
    rule: 'R3',
    what: 'an absolute address of a file',
    change: { add: { 'browser/more.js': 'fetch("/mfe-content/other.json");' } },
    places: ['browser/more.js:1:7 names /mfe-content/other.json'],
  },
  {
    rule: 'R3',
    what: 'an absolute import',
    change: { add: { 'browser/more.js': 'import("/mfe-content/other.js");' } },
    places: ['browser/more.js:1:1 imports /mfe-content/other.js'],
  },
  {
    rule: 'R4',
    what: 'an asset without a digest in its name',
    change: { add: { 'assets/photo.svg': '<svg/>' } },
    places: ['assets/photo.svg'],
  },
  {
    rule: 'R4',
    what: 'another address of an asset',
    change: {
      add: { 'assets/photo.0a1b2c3d.svg': '<svg/>', 'browser/more.js': 'fetch("/x/assets/photo.0a1b2c3d.svg");' },
    },
    places: ['browser/more.js names /x/assets/photo.0a1b2c3d.svg'],
  },
  {
    rule: 'R6',
    what: 'a source map beside its script',
    change: { add: { 'browser/more.js.map': '{}' } },
    places: ['browser/more.js.map'],
  },
  {
    rule: 'R7',
    what: 'an entry that sets another global',
    change: inEntry('var mfe_content', 'var cart'),
    places: [`${entry} defines no global mfe_content`],
  },
  {
    rule: 'R10',
    what: 'a script without its digest in the entry',
    change: inEntry('%DIGESTS%', '{}'),
    places: [chunk],
  },
  { rule: 'R11', what: '`eval`', change: effect('eval("1")'), places: ['calls eval'] },
  { rule: 'R12', what: 'a global', change: effect('window.cart = {}'), places: ['sets cart'] },
  {
    rule: 'R14',
    what: 'a selector without a class',
    change: styled('h1 { color: red }'),
    places: [`${style}: h1`],
  },
  {
    rule: 'R14',
    what: 'a class of any package',
    change: styled('.title { color: red }'),
    places: [`${style}: .title`],
  },
  {
    rule: 'R16',
    what: 'a module without a Node build',
    change: { omit: ['server/paths.cjs'] },
    places: ['there is no server/paths.cjs'],
  },
  {
    rule: 'R17',
    what: 'a module of Node that reads files',
    change: inServer('module.exports', "const fs = () => require('fs'); module.exports"),
    places: ['requires fs'],
  },
  {
    rule: 'R24',
    what: 'a file of a gigabyte',
    change: {
      describe: ({ files }) => ({
        files: { ...files, 'assets/film.0a1b2c3d.mp4': { digest: digestOfNothing, bytes: 2 ** 30 } },
      }),
    },
    places: ['bytes'],
  },
];

/** Faults that only pages show. One remote can have all of them. */
export const brokenPages: readonly BrokenRemote[] = [
  {
    rule: 'R10',
    what: 'a script loaded without a check',
    change: inEntry('script.integrity = digests[name];', ''),
    places: ['ContactSentPage.js is loaded without a digest'],
  },
  {
    rule: 'R11',
    what: 'a text for `innerHTML`',
    change: effect("queueMicrotask(() => { document.querySelector('.mfe-content-box').innerHTML = '<b>x</b>'; })"),
    places: ['TrustedHTML'],
  },
  {
    rule: 'R12',
    what: 'a global and a changed built-in object that only the page shows',
    change: effect(
      "Reflect.set(window, 'car' + 't', {}); Object.defineProperty(Array.prototype, 'last', { value: 1, configurable: true })",
    ),
    places: ['cart is set', 'Array.prototype.last is set'],
  },
  {
    rule: 'R13',
    what: 'an addition to the share scope',
    change: inEntry('scope = it;', "scope = it; it.cart = { '1.0.0': { get: async () => () => 1 } };"),
    places: ['cart 1.0.0 is added to the share scope'],
  },
  {
    rule: 'R20',
    what: 'another text in the browser',
    change: inChunk('/* text */', "'Agora ' + "),
    places: ['Minified React error #418'],
  },
  {
    rule: 'R21',
    what: 'a listener, a timer, an observer and an element that stay',
    change: effect(`addEventListener('resize', () => {});
      setInterval(() => {}, 5000);
      new MutationObserver(() => {}).observe(document.body, { childList: true });
      document.body.append(document.createElement('div'))`),
    places: [
      'listener of resize on window',
      'interval of 5000 ms',
      'MutationObserver of <body>',
      'elements of the page',
    ],
  },
  {
    rule: 'R22',
    what: 'code that runs only once in a page',
    change: inEntry('let scope;', "let scope; customElements.define('mfe-content-box', class extends HTMLElement {});"),
    places: ['no other release replaces one that fails while it loads'],
  },
];

export const htmlWrittenAnew: BrokenRemote = {
  rule: 'R20',
  what: 'HTML that it writes anew',
  change: {
    edit: {
      [entry]: [
        'return () => made;',
        `const mount = (element, props, { hydrate }) => {
        const section = document.createElement('section');
        section.append(document.createElement('h1'), document.createElement('p'));
        element.replaceChildren(section);
        return { update() {}, unmount() {} };
      };
      return () => ({ default: { mount } });`,
      ],
    },
  },
  places: ['new HTML of mfe_content/ContactSentPage'],
};
