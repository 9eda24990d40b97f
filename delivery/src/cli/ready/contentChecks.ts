import { existsSync } from 'node:fs';
import path from 'node:path';
import { type OpenPoints, readContent } from '../../build';
import type { Check } from './siteChecks';

/** Points of `content/confirmar.json` in all packages. @throws ContentError for a wrong file */
export function contentChecks(root: string, packages: readonly string[]): readonly Check[] {
  const points = packages.flatMap((name) => pointsOf(root, name));
  if (points.length > 0) return points;
  // A server's installation has no packages to check.
  const remedy = 'execute o comando no repositório, que tem os textos e os produtos';
  return [{ name: 'Textos, fotos e clientes confirmados', isDone: packages.includes('mfe-content'), remedy }];
}

function pointsOf(root: string, packageName: string): readonly Check[] {
  const module = path.join(root, packageName, 'content/confirmar.ts');
  if (!existsSync(module)) return [];
  const { itens } = readContent(module).value as OpenPoints;
  return itens.map(({ assunto, confirmar }) => ({
    name: assunto,
    isDone: false,
    remedy: `${confirmar}; depois apague este item (${packageName}/content/confirmar.json)`,
  }));
}
