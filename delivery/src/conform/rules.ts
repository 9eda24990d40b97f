export interface Rule {
  /** As in docs/release-format.md, with its text. */
  readonly id: string;
  readonly text: string;
  readonly fix: string;
}

/** Place that breaks a rule, as a line of the report. */
export type Finding = readonly [rule: string, place: string];

export const rules: readonly Rule[] = [
  {
    id: 'R1',
    text: 'The folder has no files outside `browser/`, `server/`, `assets/`, `maps/` and `release.json`.',
    fix: 'Let the bundler write into these folders, and delete the rest.',
  },
  {
    id: 'R2',
    text: '`release.json` lists every file with its SHA-384 digest and its bytes.',
    fix: 'Seal the folder again after its last change: `site release FOLDER`.',
  },
  {
    id: 'R3',
    text: "Scripts and modules name files of `browser/` by relative addresses, because the folder's address contains the version.",
    fix: "Set the bundler's public path to `./` or `auto`.",
  },
  {
    id: 'R4',
    text: 'Names in `assets/` contain a digest of the content, and both builds address them as `{base}assets/NAME`.',
    fix: 'Name assets `[name].[contenthash:8][ext]`, with `{base}assets/` as their public path in both builds.',
  },
  {
    id: 'R5',
    text: 'Style sheets name files by absolute addresses, because pages contain their text.',
    fix: 'Give assets of style sheets an absolute public path.',
  },
  {
    id: 'R6',
    text: 'Source maps are in `maps/` alone, and no file names its map.',
    fix: 'Write hidden source maps for the browser build alone; `site release` moves them to `maps/`.',
  },
  {
    id: 'R7',
    text: "An entry `NAME.js` is a classic script that defines one global, the remote's federation name such as `mfe_promo`; an entry `NAME.mjs` is an ES module.",
    fix: 'Build the container with `library: { type: "var", name }`, or as an ES module that exports `init` and `get`.',
  },
  {
    id: 'R8',
    text: "The entry gives `init(shareScope)` and `get('./NAME')`, which resolves to a function that returns the module.",
    fix: 'Return `async () => factory` from `get`, for each module of `release.json`.',
  },
  {
    id: 'R9',
    text: 'The default export is a React component or a mountable part; modules with lower-case names export an object.',
    fix: 'Export a component, or an object with `render` and `mount` (docs/decisions/0034-mountable-parts.md), as `default`.',
  },
  {
    id: 'R10',
    text: 'The entry, or a file checked by it, contains the digest of every script and style sheet, and none is loaded without a check.',
    fix: 'List the digest of these files in the entry, and set `integrity` on the elements that load them.',
  },
  {
    id: 'R11',
    text: "The page's policy refuses `eval`, `new Function` and texts for `innerHTML`, so the code uses none.",
    fix: 'Replace the library that does so, or its option; build elements with `document.createElement`.',
  },
  {
    id: 'R12',
    text: "Besides the entry's, names of globals contain `gUnsealed`, which `site release` replaces by the version's digest; built-in objects stay as they are.",
    fix: 'Keep state in modules, or name it so; `Symbol.for("mfe_promo/…")` is for state that all releases share.',
  },
  {
    id: 'R13',
    text: 'A remote takes shared modules from the share scope, and never adds or replaces one.',
    fix: 'Share `react`, `react-dom` and `@site/shared` with `import: false`, and nothing else.',
  },
  {
    id: 'R14',
    text: 'Each selector contains a class that only this package has: made by CSS modules, or beginning with its name.',
    fix: "Move these rules to a CSS module (`*.module.css`), or begin the class with the package's name.",
  },
  {
    id: 'R15',
    text: 'Each module lists all style sheets that its HTML needs.',
    fix: 'Add the style sheets to `css` of the module in `site.release.json`, and seal again.',
  },
  {
    id: 'R16',
    text: "`server/NAME.cjs` is CommonJS and exports the same `default` as the browser's module.",
    fix: 'Build each module a second time for Node, with the output format CommonJS.',
  },
  {
    id: 'R17',
    text: 'It requires only its own files, `@site/shared`, `react`, `react/jsx-runtime` and modules of Node that reach nothing outside the process, and has no `import()`.',
    fix: 'Bundle these packages into the Node build, and load nothing while rendering.',
  },
  {
    id: 'R18',
    text: 'It renders without files, network or environment.',
    fix: 'Put the data into the build, or load it in the browser after hydration.',
  },
  {
    id: 'R19',
    text: 'The same props give the same HTML twice: each tag is an element of the tree, and elements, attributes, ids and names are those that the package may have.',
    fix: 'Take time, random numbers and counters out of the render: `useId` for ids, effects for the rest. Let other ids begin with the package’s name, or list them in its contract.',
  },
  {
    id: 'R20',
    text: 'The part takes over its HTML without a message in the console and without changing it.',
    fix: 'Render the same in the browser as in Node at first; what only the browser knows comes in an effect.',
  },
  {
    id: 'R21',
    text: "`unmount` ends all listeners, observers and timers, and removes all elements outside the part's own.",
    fix: 'Return a function from each effect, or end everything in `unmount`; an `AbortSignal` ends listeners together.',
  },
  {
    id: 'R22',
    text: 'A failure while loading, rendering, in an effect or in `update` reaches the page, by a rejection, an exception or `onError`, so that the fallback release replaces the release.',
    fix: "Catch no error that you can't handle, and let two releases of the remote run in one page.",
  },
  {
    id: 'R23',
    text: "The range of `@site/shared` includes the shell's version.",
    fix: 'Raise the range in `package.json`, or wait until the shell has the version.',
  },
  {
    id: 'R24',
    text: 'Size and number of files stay below `delivery/src/release/limits.ts`.',
    fix: 'Split or shrink the largest files.',
  },
];
