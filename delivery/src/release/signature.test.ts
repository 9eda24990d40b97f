import { keyPair, keysOf } from '../testing/sampleKeys';
import { sampleCatalog, writeRelease } from '../testing/sampleReleases';
import { temporaryFolderPerFile } from '../testing/temporaryFolder';
import { digestOf, parseRelease, type Release, ReleaseError, readRelease } from './release';
import { checkSignature, signRelease } from './signature';

const folder = temporaryFolderPerFile();
const [catalog, cart, stranger] = [keyPair(), keyPair(), keyPair()];
const keys = keysOf({ 'mfe-catalog': catalog, 'mfe-cart': cart });
let signed: Release;
beforeAll(async () => {
  signed = signRelease(await readRelease(await writeRelease(folder(), sampleCatalog('1.0.0'))), catalog.privateKey);
});

const { 'mfe-catalog': own, ...others } = keys;
const says = (release: Release, known = keys) => {
  try {
    checkSignature(release, 'mfe-catalog', '1.0.0', known);
  } catch (error) {
    expect(error).toBeInstanceOf(ReleaseError);
    return (error as Error).message;
  }
  return 'nothing';
};

test('a release signed with either key of its package is accepted', () => {
  expect(says(signed)).toBe('nothing');
  expect(says(signed, { ...others, 'mfe-catalog': { current: stranger.publicKey, next: catalog.publicKey } })).toBe(
    'nothing',
  );
});

test('without release keys no signature is required', () => {
  const { signature: _, ...unsigned } = signed;
  expect([says(unsigned, {}), says({ ...signed, signature: 'no signature' }, {})]).toEqual(['nothing', 'nothing']);
  expect(() => checkSignature(unsigned, 'mfe-catalog', '1.0.0', undefined)).not.toThrow();
});

test.each<[string, () => Release, string]>([
  ['unsigned', () => ({ ...signed, signature: '' }), ' is not signed: '],
  ['signed by another package', () => signRelease(signed, cart.privateKey), ' is signed with the key of mfe-cart'],
  ['signed by a stranger', () => signRelease(signed, stranger.privateKey), ' has a signature, but mfe-catalog '],
  ['signed with a meaningless text', () => ({ ...signed, signature: 'AAAA' }), ' has a signature, but mfe-catalog '],
  ['described as another version', () => ({ ...signed, version: '1.0.1' }), ': it says that it is mfe-catalog 1.0.1'],
  ['described as another package', () => ({ ...signed, name: 'mfe-cart' }), ': it says that it is mfe-cart 1.0.0'],
])('a release that is %s is refused', (_what, release, complaint) => {
  expect(says(release())).toContain(`mfe-catalog 1.0.0${complaint}`);
});

test('a signature is valid for one version of one package only', () => {
  const stolen = (change: object) => ({ ...signed, ...change }) as Release;
  const asked = (release: Release) => () => checkSignature(release, release.name, release.version, keys);
  expect(asked(signed)).not.toThrow();
  expect(asked(stolen({ version: '1.0.1' }))).toThrow(
    'mfe-catalog 1.0.1 has a signature, but mfe-catalog has made none',
  );
  expect(asked(stolen({ name: 'mfe-cart' }))).toThrow('mfe-cart 1.0.0 has a signature, but mfe-cart has made none');
});

test('a signature covers every field of a description, also fields that this version does not know', () => {
  const fields = Object.keys(signed).filter((field) => !['name', 'version', 'signature'].includes(field));
  expect(fields).toEqual(expect.arrayContaining(['base', 'entry', 'modules', 'code', 'uses', 'shared', 'files']));
  for (const field of [...fields, 'added'])
    expect([field, says({ ...signed, [field]: 'changed' })]).toEqual([
      field,
      expect.stringContaining('none of just this'),
    ]);
  const files = { ...signed.files, 'server/paths.cjs': { digest: digestOf('changed'), bytes: 7 } };
  expect(says({ ...signed, files })).toContain('none of just this');
});

test('a signature stays valid when a registry reorders the fields, also unknown ones', () => {
  const later = signRelease({ ...signed, added: [{ b: 1, a: 2 }] } as Release, catalog.privateKey);
  const shuffled = Object.fromEntries(Object.entries(later).reverse());
  expect(Object.keys(shuffled)).not.toEqual(Object.keys(later));
  expect(says(parseRelease(JSON.parse(JSON.stringify(shuffled))))).toBe('nothing');
});

test('a package without a key is refused if other packages have one', () => {
  expect(says(signed, others)).toMatch(/^mfe-catalog 1\.0\.0 can't be trusted: site\.config\.json has no key of /);
  expect(own).toBeDefined();
});
