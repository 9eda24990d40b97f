import type { RemoteChange } from './handWrittenRemote';

interface BrokenRemote {
  readonly rule: string;
  readonly what: string;
  readonly change: RemoteChange;
  readonly place: string;
  /** True where a check of the files alone finds the fault. */
  readonly isInFiles?: true;
}

const digestOfNothing = `sha384-${'A'.repeat(64)}`;

const entry = 'browser/remoteEntry.js';
const chunk = 'browser/ContactSentPage.js';
const server = 'server/ContactSentPage.cjs';
const style = 'browser/ContactSentPage.css';

const inChunk = (from: string, to: string): RemoteChange => ({ edit: { [chunk]: [from, to] } });
const inEntry = (from: string, to: string): RemoteChange => ({ edit: { [entry]: [from, to] } });
const inServer = (from: string, to: string): RemoteChange => ({ edit: { [server]: [from, to] } });
export const effect = (code: string): RemoteChange => inChunk('/* effect */', code);
const styled = (rules: string): RemoteChange => ({
  edit: { [style]: ['.mfe-content-box', `${rules} .mfe-content-box`] },
});

/** The hand-written remote, broken at least once for each rule. */
export const brokenRemotes: readonly BrokenRemote[] = [
  {
    rule: 'R1',
    what: 'a file beside its folders',
    change: { add: { 'notes.txt': 'x' } },
    place: 'notes.txt',
    isInFiles: true,
  },
  {
    rule: 'R2',
    what: 'a file changed after sealing',
    change: { addAfterwards: { [style]: '.mfe-content-box { color: red }' } },
    place: `${style} is not what was released`,
    isInFiles: true,
  },
  {
    rule: 'R2',
    what: 'a file added after sealing',
    change: { addAfterwards: { 'browser/more.txt': 'x' } },
    place: 'browser/more.txt is not listed',
    isInFiles: true,
  },
  {
    rule: 'R3',
    what: 'an absolute address of a file',
    change: { add: { 'browser/more.js': 'fetch("/mfe-content/other.json");' } },
    place: 'browser/more.js:1:7 names /mfe-content/other.json',
    isInFiles: true,
  },
  {
    rule: 'R3',
    what: 'an absolute import',
    change: { add: { 'browser/more.js': 'import("/mfe-content/other.js");' } },
    place: 'browser/more.js:1:1 imports /mfe-content/other.js',
    isInFiles: true,
  },
  {
    rule: 'R4',
    what: 'an asset without a digest in its name',
    change: { add: { 'assets/photo.svg': '<svg/>' } },
    place: 'assets/photo.svg',
    isInFiles: true,
  },
  {
    rule: 'R4',
    what: 'another address of an asset',
    change: {
      add: { 'assets/photo.0a1b2c3d.svg': '<svg/>', 'browser/more.js': 'fetch("/x/assets/photo.0a1b2c3d.svg");' },
    },
    place: 'browser/more.js names /x/assets/photo.0a1b2c3d.svg',
    isInFiles: true,
  },
  {
    rule: 'R5',
    what: 'a relative address in a style sheet',
    change: styled('.mfe-content-a { background: url(photo.svg) }'),
    place: `${style} names photo.svg`,
    isInFiles: true,
  },
  {
    rule: 'R6',
    what: 'a source map beside its script',
    change: { add: { 'browser/more.js.map': '{}' } },
    place: 'browser/more.js.map',
    isInFiles: true,
  },
  {
    rule: 'R7',
    what: 'an entry that sets another global',
    change: inEntry('var mfe_content', 'var cart'),
    place: `${entry} defines no global mfe_content`,
    isInFiles: true,
  },
  {
    rule: 'R8',
    what: '`get` that gives the module itself',
    change: inEntry('return () => made;', 'return made;'),
    place: "get('./ContactSentPage') gives no function",
  },
  {
    rule: 'R9',
    what: 'a default export that is a text',
    change: inEntry('return () => made;', "return () => ({ default: 'text' });"),
    place: './ContactSentPage exports neither a component nor a mountable part',
  },
  {
    rule: 'R10',
    what: 'a script without its digest in the entry',
    change: inEntry('%DIGESTS%', '{}'),
    place: chunk,
    isInFiles: true,
  },
  {
    rule: 'R10',
    what: 'a script loaded without a check',
    change: inEntry('script.integrity = digests[name];', ''),
    place: 'ContactSentPage.js is loaded without a digest',
  },
  { rule: 'R11', what: '`eval`', change: effect('eval("1")'), place: 'calls eval', isInFiles: true },
  {
    rule: 'R11',
    what: 'a text for `innerHTML`',
    change: effect("document.querySelector('.mfe-content-box').innerHTML = '<b>x</b>'"),
    place: 'TrustedHTML',
  },
  { rule: 'R12', what: 'a global', change: effect('window.cart = {}'), place: 'sets cart', isInFiles: true },
  {
    rule: 'R12',
    what: 'a global that only the page shows',
    change: effect("Reflect.set(window, 'car' + 't', {})"),
    place: 'cart is set',
  },
  {
    rule: 'R12',
    what: 'a changed built-in object',
    change: effect("Object.defineProperty(Array.prototype, 'last', { value: 1, configurable: true })"),
    place: 'Array.prototype.last is set',
  },
  {
    rule: 'R13',
    what: 'an addition to the share scope',
    change: inEntry('scope = it;', "scope = it; it.cart = { '1.0.0': { get: async () => () => 1 } };"),
    place: 'cart 1.0.0 is added to the share scope',
  },
  {
    rule: 'R14',
    what: 'a selector without a class',
    change: styled('h1 { color: red }'),
    place: `${style}: h1`,
    isInFiles: true,
  },
  {
    rule: 'R14',
    what: 'a class of any package',
    change: styled('.title { color: red }'),
    place: `${style}: .title`,
    isInFiles: true,
  },
  {
    rule: 'R15',
    what: 'a style sheet that its module does not list',
    change: {
      ...inServer('mfe-content-box', 'mfe-content-late'),
      add: { 'browser/late.css': '.mfe-content-late { color: red }' },
    },
    place: './ContactSentPage lists none of late.css for .mfe-content-late',
  },
  {
    rule: 'R16',
    what: 'a module without a Node build',
    change: { omit: ['server/paths.cjs'] },
    place: 'there is no server/paths.cjs',
    isInFiles: true,
  },
  {
    rule: 'R17',
    what: 'a module of Node that reads files',
    change: inServer('module.exports', "const fs = () => require('fs'); module.exports"),
    place: 'requires fs',
    isInFiles: true,
  },
  {
    rule: 'R18',
    what: 'a render that needs the environment',
    change: inServer('/* text */', 'process.env.HOME.length || '),
    place: 'The page /contato/enviada does not render',
  },
  {
    rule: 'R19',
    what: 'a random number in its HTML',
    change: inServer('/* text */', 'Math.random() || '),
    place: 'differs',
  },
  {
    rule: 'R20',
    what: 'another text in the browser',
    change: inChunk('/* text */', "'Agora ' + "),
    place: 'Minified React error #418',
  },
  {
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
    place: 'new HTML of mfe_content/ContactSentPage',
  },
  {
    rule: 'R21',
    what: 'a listener that stays',
    change: effect("addEventListener('resize', () => {})"),
    place: 'listener of resize on window',
  },
  {
    rule: 'R21',
    what: 'a timer that stays',
    change: effect('setInterval(() => {}, 5000)'),
    place: 'interval of 5000 ms',
  },
  {
    rule: 'R21',
    what: 'an observer that stays',
    change: effect('new MutationObserver(() => {}).observe(document.body, { childList: true })'),
    place: 'MutationObserver of <body>',
  },
  {
    rule: 'R21',
    what: 'an element that stays',
    change: effect("document.body.append(document.createElement('div'))"),
    place: 'elements of the page',
  },
  {
    rule: 'R22',
    what: 'code that runs only once in a page',
    change: inEntry('let scope;', "let scope; customElements.define('mfe-content-box', class extends HTMLElement {});"),
    place: 'no other release replaces one that fails while it loads',
  },
  {
    rule: 'R23',
    what: 'a range that the shell does not have',
    change: { describe: () => ({ shared: '^99.0.0' }) },
    place: 'accepts @site/shared ^99.0.0',
  },
  {
    rule: 'R24',
    what: 'a file of a gigabyte',
    change: {
      describe: ({ files }) => ({
        files: { ...files, 'assets/film.0a1b2c3d.mp4': { digest: digestOfNothing, bytes: 2 ** 30 } },
      }),
    },
    place: 'bytes',
    isInFiles: true,
  },
];
