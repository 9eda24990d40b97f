/** Imports run one way (docs/decisions/0001-packages.md): everything may use `shared`; nobody else is used by anybody. */
const ours = '(shell|mfe-[a-z0-9-]+|server|tools|e2e|shared)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-imports-none-of-us',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `^${ours}/`, pathNot: '^shared/' },
    },
    {
      name: 'packages-import-only-shared',
      comment: 'A remote or the shell never reaches into another package, not even for a type.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z0-9-]+|server|e2e)/', pathNot: 'webpack\\.config\\.ts$' },
      to: { path: `^${ours}/`, pathNot: ['^$1/', '^shared/'] },
    },
    {
      name: 'tools-import-only-shared-and-server',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(shell|mfe-[a-z0-9-]+|e2e)/' },
    },
    {
      name: 'shared-through-its-entries',
      comment: 'Only what the package exports; its folders are its own business.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z0-9-]+|server|tools|e2e)/' },
      to: { path: '^shared/src/', dependencyTypes: ['local'] },
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
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^@images/' } },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^[^/]+/src/testing/|^tools/src/integration/|^tools/src/perf/|^tools/jest' },
      to: { path: '\\.test\\.tsx?$|^[^/]+/src/testing/|^tools/src/integration/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/(?!(@site|server|tools))|site/|var/|\\.cache/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.woff2'],
    },
  },
};
