import { readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '../repository';
import { sbomOf } from './sbom';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

describe.each([...builtPackages, 'server'])('of %s', (folder) => {
  const sbom = sbomOf(packages, folder);
  const refs = sbom.components.map((component) => component['bom-ref']);

  test('it has what CycloneDX 1.5 asks for', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: expect.stringContaining(folder) });
    expect(new Set(refs).size).toBe(refs.length);
    for (const { type, name, version, purl, ...rest } of sbom.components) {
      expect([type, name, version]).toEqual([
        'library',
        expect.stringMatching(/./),
        expect.stringMatching(/^\d+\.\d+\.\d+/),
      ]);
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      if (!name.startsWith('@site/')) expect(rest.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    const own = sbom.metadata.component['bom-ref'];
    const known = [own, ...refs];
    expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual(known.sort());
    for (const { dependsOn } of sbom.dependencies) expect(known).toEqual(expect.arrayContaining([...dependsOn]));
  });

  test('whatever it depends on is in it, and what that depends on', () => {
    const inSbom = new Set(sbom.components.map(({ name }) => name));
    const ownDependencies = Object.keys(packages[folder].dependencies);
    expect(ownDependencies.length).toBeGreaterThan(0);
    for (const name of ownDependencies) expect(inSbom).toContain(name);
    for (const [place, { dependencies = {} }] of Object.entries<{ dependencies?: object }>(packages)) {
      const name = place.split('node_modules/').at(-1) ?? '';
      if (!place.startsWith('node_modules/') || !inSbom.has(name) || place.split('node_modules/').length > 2) continue;
      const versions = sbom.components.filter((it) => it.name === name).map(({ version }) => version);
      if (!versions.includes(packages[place].version)) continue;
      for (const needed of Object.keys(dependencies))
        expect([place, inSbom.has(needed) && needed]).toEqual([place, needed]);
    }
  });
});

test('what others need for development alone is in it all the same where it is needed to run', () => {
  const names = sbomOf(packages, 'mfe-catalog').components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', '@site/shared', 'react-router']));
  expect(names).not.toContain('webpack');
  expect(sbomOf(packages, 'server').components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'nodemailer', 'pg', 'semver', 'valibot']),
  );
});

test('two versions of a package are both in it, each where it is used', () => {
  const lock = {
    app: { version: '1.0.0', dependencies: { a: '*', b: '*' } },
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
