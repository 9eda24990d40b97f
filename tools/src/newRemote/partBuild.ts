/** Bundler of a remote, and interface of its modules (docs/decisions/0034-mountable-parts.md). */
const builds = [
  { bundler: 'webpack', react: '19', kind: 'component' },
  { bundler: 'vite', react: 'none', kind: 'plain' },
  { bundler: 'vite', react: '18', kind: 'ownReact' },
] as const;

export type PartBuild = (typeof builds)[number];

export interface TypedBuild {
  readonly bundler?: string | undefined;
  readonly react?: string | undefined;
}

/** The first build that has the given values. @throws Error if none has */
export function readBuild({ bundler, react }: TypedBuild): PartBuild {
  const build = builds.find((it) => (bundler ?? it.bundler) === it.bundler && (react ?? it.react) === it.react);
  if (build) return build;
  const offered = builds.map((it) => `--bundler ${it.bundler} --react ${it.react}`).join(', ');
  throw new Error(
    `There is no remote by ${bundler ?? 'any bundler'} with React ${react ?? '19'}; there are ${offered}`,
  );
}

export const templateFolders = ({ kind, bundler }: PartBuild): readonly string[] => [
  'remote',
  ...(kind === 'component' ? [] : ['parts/mountable']),
  `parts/${kind}`,
  `bundlers/${bundler}`,
];

interface Ranges {
  readonly shared: string;
  readonly react: Readonly<Record<'18' | '19', string>>;
  readonly tools: Readonly<Record<string, string>>;
}

export function manifestValues({ kind }: PartBuild, { shared, react, tools }: Ranges) {
  const ranges = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, rangeIn(tools, name)] as const));
  switch (kind) {
    case 'component':
      return { dependencies: { '@site/shared': shared, react: react['19'] }, devDependencies: null, scripts: null };
    case 'plain':
      return { dependencies: { '@site/shared': shared }, devDependencies: ranges('vite'), scripts: viteScripts };
    case 'ownReact':
      return {
        dependencies: { '@site/shared': shared, react: react['18'], 'react-dom': react['18'] },
        devDependencies: {
          '@types/react': '^18.3.0',
          '@types/react-dom': '^18.3.0',
          ...ranges('@vitejs/plugin-react', 'vite'),
        },
        scripts: viteScripts,
      };
  }
}

function rangeIn(ranges: Readonly<Record<string, string>>, name: string): string {
  const range = ranges[name];
  if (!range) throw new Error(`tools/package.json has no ${name}`);
  return range;
}

/** `bundle` writes the folder that becomes a release (docs/release-format.md); `serve` starts the development server. */
const viteScripts = { bundle: 'vite build && vite build --ssr', serve: 'vite' };
