/**
 * Import rules; docs/architecture.md draws them. Every room may import `shared`. `server` may also import the floor `store` of
 * `delivery`; `editor` may import `delivery`; `tools` may import `delivery` and `server`; `e2e/integration` may import these and
 * `tools`; so may `lab`, and `e2e/support/taps`. Nobody else imports another room, except that a package's webpack.config.ts and
 * content modules import `delivery`. A floor imports the floors listed before it; those of `delivery` and `server` through their
 * index.ts.
 */
const product = '(shell|mfe-[a-z0-9-]+)';
const rooms = `(${product}|shared|delivery|server|editor|tools|lab|e2e)`;
/** Floors of a package, from the lowest up: each may use those before it. */
const floors = {
  delivery: ['files', 'repository', 'release', 'build', 'store', 'render', 'publish', 'conform', 'cli'],
  server: ['base', 'http', 'calendar', 'site', 'mail', 'contacts', 'observations', 'guard'],
  shell: ['mountable', 'remotes', 'preview', 'navigation', 'observation', 'pages', 'layout', 'popup', 'early', 'later'],
};
/** Tests, and what only they use. */
const tests = '\\.test\\.tsx?$|^[^/]+/src/testing/|^tools/jest|^lab/|^e2e/';

/** Tests of the whole product, and their configuration. */
const integration = '^e2e/(integration/|jest\\.integration\\.mjs$)';

/** Modules that declare content, and their schemas. */
const contentModules = '^[^/]+/content/|/src/testing/[^/]+/content/';

const floorRules = Object.entries(floors).flatMap(([room, names]) =>
  names.map((floor, index) => ({
    name: `${room}-${floor}-uses-floors-below`,
    severity: 'error',
    from: { path: `^${room}/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${room}/src/(${[...names.slice(index + 1), 'none'].join('|')})/` },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'store-knows-no-checkout',
      comment: 'A server that moves channels has the store alone: no folder of sources, nothing that builds.',
      severity: 'error',
      from: { path: '^delivery/src/(files|release|store)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^delivery/src/(repository|build)/' },
    },
    {
      name: 'floors-by-their-public-file',
      comment:
        'A floor is its index.ts; the folders within are its own business, and that of what stands in for one in tests.',
      severity: 'error',
      from: {
        path: '^delivery/src/([^/]+)/',
        pathNot:
          '^delivery/src/testing/\\w+InThis(Thread|Process)\\.ts$|^delivery/src/testing/startChildInContext\\.ts$',
      },
      to: {
        path: '^delivery/src/[^/]+/',
        pathNot: ['^delivery/src/$1/', '^delivery/src/[^/]+/index\\.ts$', '^delivery/src/testing/'],
      },
    },
    {
      name: 'server-floors-by-their-public-file',
      comment: 'Tests and their support may enter a floor anywhere.',
      severity: 'error',
      from: { path: '^server/src/([^/]+)/', pathNot: '\\.test\\.ts$|^server/src/testing/' },
      to: {
        path: `^server/src/(${floors.server.join('|')})/`,
        pathNot: ['^server/src/$1/', '^server/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'server-is-composed-of-floors',
      severity: 'error',
      from: { path: '^server/src/[^/]+\\.ts$', pathNot: '\\.test\\.ts$|^server/src/index\\.ts$' },
      to: { path: `^server/src/(${floors.server.join('|')})/`, pathNot: '^server/src/[^/]+/index\\.ts$' },
    },
    {
      name: 'shared-imports-none-of-us',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^${rooms}/`, pathNot: '^shared/' },
    },
    {
      name: 'product-delivery-and-browser-tests-import-only-shared',
      comment: 'A remote or the shell never reaches into another package, not even for a type.',
      severity: 'error',
      from: {
        path: `^(${product}|delivery|e2e)/`,
        pathNot: ['^[^/]+/webpack\\.config\\.ts$', contentModules, integration],
      },
      to: { path: `^${rooms}/`, pathNot: ['^$1/', '^shared/'] },
    },
    {
      name: 'content-imports-only-its-declarations',
      severity: 'error',
      from: { path: `^${product}/content/` },
      to: { path: `^${rooms}/`, pathNot: ['^$1/', '^delivery/src/build/content/define\\.ts$'] },
    },
    {
      name: 'schemas-stay-out-of-pages',
      comment:
        'Builds replace content modules by data; another module with a schema would bring valibot into the page.',
      severity: 'error',
      from: { path: `^${product}/`, pathNot: [contentModules, tests] },
      to: { path: ['^[^/]+/content/.+/', '^delivery/src/build/content/'] },
    },
    {
      name: 'server-imports-shared-and-the-store',
      comment: 'What runs on the internet knows releases and channels, and no builder, renderer or publisher.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: `^${rooms}/`, pathNot: ['^server/', '^shared/', '^delivery/src/store/index\\.ts$'] },
    },
    {
      name: 'editor-imports-delivery',
      severity: 'error',
      from: { path: '^editor/' },
      to: { path: `^${rooms}/`, pathNot: '^(editor|shared|delivery)/' },
    },
    {
      name: 'tools-import-no-product',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: `^(${product}|e2e)/` },
    },
    {
      name: 'integration-tests-import-no-product',
      severity: 'error',
      from: { path: integration },
      to: { path: `^(${product}|e2e)/`, pathNot: integration },
    },
    {
      name: 'browser-tests-import-no-integration-tests',
      severity: 'error',
      from: { path: '^e2e/', pathNot: integration },
      to: { path: integration },
    },
    {
      name: 'lab-imports-no-product',
      comment:
        'Of the browser tests it knows what is tapped, and how that is watched: what is tested is what is measured.',
      severity: 'error',
      from: { path: '^lab/' },
      to: { path: `^(${product}|e2e)/`, pathNot: '^e2e/support/taps/' },
    },
    ...['lab', 'editor'].map((room) => ({
      name: `nobody-imports-${room}`,
      severity: 'error',
      from: { pathNot: `^${room}/` },
      to: { path: `^${room}/` },
    })),
    {
      name: 'packages-through-their-entries',
      comment: 'Only what a package exports; its folders are its own business.',
      severity: 'error',
      from: { path: `^${rooms}/` },
      to: { path: '^(shared|delivery|server|tools)/src/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'remotes-take-identity-from-shared',
      comment: 'The router, Redux and react-redux exist once in the page: remotes get them from @site/shared.',
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs)/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'What teams agree on depends on nothing that one of them builds with it.',
      severity: 'error',
      from: { path: '^shared/src/contracts/' },
      to: { path: '^shared/', pathNot: '^shared/src/contracts/' },
    },
    {
      name: 'no-circles',
      comment: 'Imports of types count: a circle of them can be understood only as a whole.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@images/|webpack/module$)' },
    },
    { name: 'tests-stay-out-of-the-product', severity: 'error', from: { pathNot: tests }, to: { path: tests } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/(?!(@site|server|tools))|shared/api/|server/dist/|\\.cache/)|^(site|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.woff2'],
    },
  },
};
