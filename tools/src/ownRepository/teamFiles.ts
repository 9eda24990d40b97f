import { filledTemplates } from '../filledTemplates';
import type { PackageVersions } from './publishedPackages';

/** What the files of a new repository say. */
export interface Team {
  /** The package, such as `mfe-catalog`. */
  readonly name: string;
  /** Version of the package. */
  readonly version: string;
  /** URL of the registry with the published packages and the releases, with a slash at its end. */
  readonly registry: string;
  readonly versions: PackageVersions;
  /** Value of `engines.node`. */
  readonly node: string;
}

/** The files around the package, and its changelog if it has none, by path. */
export const teamFiles = (team: Team) =>
  filledTemplates('repository', { ...team, deliveryVersion: team.versions['@site/delivery'] });

/** The package's own `package.json`: its commands are those of the repository. */
export function ownManifest(text: string): string {
  const { scripts: _ours, ...manifest } = JSON.parse(text);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The package's own `tsconfig.json`, with our types where they are installed. */
export const ownTsConfig = (text: string): string =>
  text.replaceAll('"../delivery/types"', '"../node_modules/@site/delivery/types"');
