import { readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '../repository';
import { lockedPlace, sbomOf } from './sbom';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

describe.each([...builtPackages, 'server'])('the SBOM of %s', (folder) => {
  const sbom = sbomOf(packages, folder);
  const refs = sbom.components.map((component) => component['bom-ref']);

  test('has the fields that CycloneDX 1.5 requires', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: expect.stringContaining(folder) });
    for (const { type, name, version, purl, hashes } of sbom.components) {
      expect([type, version]).toEqual(['library', expect.stringMatching(/^\d+\.\d+\.\d+/)]);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      if (!name.startsWith('@site/')) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    const known = [sbom.metadata.component['bom-ref'], ...refs].sort();
    expect(new Set(known).size).toBe(known.length);
    expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual(known);
    expect(known).toEqual(expect.arrayContaining(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn)));
  });

  test('contains all direct and indirect dependencies', () => {
    const inSbom = new Set(sbom.components.map(({ name, version }) => `${name} ${version}`));
    const pending = [folder];
    const seen = new Set<string>();
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
      if (seen.has(place)) continue;
      seen.add(place);
      for (const name of Object.keys(packages[place].dependencies ?? {})) {
        const found = lockedPlace(packages, name, place) ?? '';
        const target = packages[found]?.link ? packages[found].resolved : found;
        expect(inSbom).toContain(`${packages[target].name ?? name} ${packages[target].version}`);
        pending.push(target);
      }
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

test('the SBOM contains both versions of a package, each with its dependents', () => {
  const lock = {
    app: { version: '1.0.0', dependencies: { a: '*', b: '*' }, devDependencies: { unused: '*' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { a: '*' } },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { gone: '*' } },
    'node_modules/unused': { version: '1.0.0' },
  };
  expect(sbomOf(lock, 'app').dependencies).toEqual([
    { ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
    { ref: 'pkg:npm/app@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'] },
  ]);
  const { 'node_modules/b': _, ...without } = lock;
  expect(() => sbomOf(without, 'app')).toThrow('package-lock.json has no b for app');
});
