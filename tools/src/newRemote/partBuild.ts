const bundlers = ['webpack', 'rspack', 'vite'] as const;

type Bundler = (typeof bundlers)[number];

const reacts = ['19', '18', 'none'] as const;

type React = (typeof reacts)[number];

/** Bundler of a remote, and interface of its modules (docs/decisions/0034-mountable-parts.md). */
export interface PartBuild {
  readonly bundler: Bundler;
  /** `ownReact` and `plain` are mountable parts. */
  readonly kind: 'component' | 'ownReact' | 'plain';
  readonly react: React;
}

export interface TypedBuild {
  readonly bundler?: string | undefined;
  readonly react?: string | undefined;
}

/** @throws Error for an unknown value */
export function readBuild(typed: TypedBuild): PartBuild {
  const bundler = oneOf('--bundler', typed.bundler ?? 'webpack', bundlers);
  const react = oneOf('--react', typed.react ?? '19', reacts);
  if (react === 'none') return { bundler, react, kind: 'plain' };
  // Only webpack's builder takes React from the page.
  return { bundler, react, kind: react === '19' && bundler === 'webpack' ? 'component' : 'ownReact' };
}

function oneOf<Value extends string>(option: string, typed: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === typed);
  if (!found) throw new Error(`${option} takes ${values.join(', ')}, not "${typed}"`);
  return found;
}

export const templateFolders = ({ kind, bundler }: PartBuild): readonly string[] => [
  'remote',
  ...(kind === 'component' ? [] : ['parts/mountable']),
  `parts/${kind}`,
  `bundlers/${bundler}`,
  ...(bundler === 'rspack' && kind === 'ownReact' ? ['bundlers/rspackReact'] : []),
];

/** Interface for updates of running modules, and its types; webpack's builder updates components only. */
export const hotModule: Readonly<Record<Bundler, { readonly name: string; readonly types: string } | null>> = {
  webpack: null,
  rspack: { name: 'import.meta.webpackHot', types: '@rspack/core/module' },
  vite: { name: 'import.meta.hot', types: 'vite/types/importMeta.d.ts' },
};

interface Ranges {
  readonly shared: string;
  readonly react: Readonly<Record<'18' | '19', string>>;
  readonly tools: Readonly<Record<string, string>>;
}

export function manifestValues({ bundler, kind, react }: PartBuild, { shared, react: reactRanges, tools }: Ranges) {
  const own = kind === 'ownReact' && react !== 'none' ? reactRanges[react] : null;
  const packages = [...packagesOf[bundler], ...(own ? refreshPackages[bundler] : [])];
  const dependencies = {
    '@site/shared': shared,
    ...(kind === 'component' && { react: reactRanges['19'] }),
    ...(own && { react: own, 'react-dom': own }),
  };
  const devDependencies = {
    ...(own && react === '18' && { '@types/react': '^18.3.0', '@types/react-dom': '^18.3.0' }),
    ...Object.fromEntries(packages.sort().map((name) => [name, rangeIn(tools, name)])),
  };
  const hasOwn = Object.keys(devDependencies).length > 0;
  return { dependencies, devDependencies: hasOwn ? devDependencies : null, scripts: scriptsOf[bundler] };
}

function rangeIn(ranges: Readonly<Record<string, string>>, name: string): string {
  const range = ranges[name];
  if (!range) throw new Error(`tools/package.json has no ${name}`);
  return range;
}

const packagesOf: Readonly<Record<Bundler, readonly string[]>> = {
  webpack: [],
  rspack: ['@rspack/cli', '@rspack/core', '@rspack/dev-server', 'css-loader'],
  vite: ['vite'],
};

const refreshPackages: Readonly<Record<Bundler, readonly string[]>> = {
  webpack: [],
  rspack: ['@rspack/plugin-react-refresh', 'react-refresh'],
  vite: ['@vitejs/plugin-react'],
};

/** `bundle` writes the folder that becomes a release (docs/release-format.md); `serve` starts the development server. */
const scriptsOf: Readonly<Record<Bundler, { readonly bundle: string; readonly serve: string } | null>> = {
  webpack: null,
  rspack: { bundle: 'rspack build', serve: 'rspack serve' },
  vite: { bundle: 'vite build && vite build --ssr', serve: 'vite' },
};
