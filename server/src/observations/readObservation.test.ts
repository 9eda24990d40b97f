import { observation } from '../testing/observations';
import { readObservation } from './readObservation';

const release = { remote: 'mfe_catalog', version: '1.4.0-g3fa9c1d2' };
const failure = { ...release, phase: 'render', kind: 'TypeError: x', healed: true, first: true } as const;
const vital = { ...release, name: 'INP', value: 128.5, script: 'shell' } as const;
const whole = observation({
  views: { mfe_catalog: release.version, shell: '1.0.0' },
  failures: [failure],
  vitals: [vital],
});

test.each([
  ['an observation with all fields', whole],
  ['an observation with a press', observation({ press: { channel: 'phone', path: '/' } })],
  ['an observation of the 404 page', observation({ page: '*' })],
  ['an observation of a page with a parameter', observation({ page: '/produtos/:productId' })],
  [
    'an observation with the worst and the best value',
    observation({
      vitals: [
        { ...vital, value: 600_000 },
        { ...vital, name: 'CLS', value: 0 },
      ],
    }),
  ],
])('%s is read unchanged', (_what, sent) => {
  expect(readObservation(JSON.stringify(sent))).toEqual(sent);
});

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

test.each<[string, unknown]>([
  ['a text that is not JSON', '{'],
  ['null', null],
  ['a list', [whole]],
  ['a missing field', { ...whole, vitals: undefined }],
  ['an additional field', { ...whole, visitor: 42 }],
  ['a page with a query', { ...whole, page: '/login?email=x' }],
  ['a page with a line break', { ...whole, page: '/a\n{"level":50}' }],
  ['a page that is too long', { ...whole, page: `/${'a'.repeat(200)}` }],
  ['a remote with too long a name', { ...whole, views: { ['a'.repeat(65)]: '1.0.0' } }],
  ['an invalid version', { ...whole, views: { shell: '../1.0.0' } }],
  ['a version that is too long', { ...whole, views: { shell: '1'.repeat(65) } }],
  ['too many views', { ...whole, views: Object.fromEntries(many(17, 0).map((_, at) => [`mfe_${at}`, '1.0.0'])) }],
  ['too many failures', { ...whole, failures: many(33, { ...failure, first: false }) }],
  ['too many vitals', { ...whole, vitals: many(65, vital) }],
  ['a second first failure', { ...whole, failures: [failure, { ...failure, phase: 'effect' }] }],
  ['a phase that is a property of every object', { ...whole, failures: [{ ...failure, phase: 'constructor' }] }],
  ['a kind that is too long', { ...whole, failures: [{ ...failure, kind: 'x'.repeat(501) }] }],
  ['a failure with an additional field', { ...whole, failures: [{ ...failure, stack: 'x' }] }],
  ['an unknown vital', { ...whole, vitals: [{ ...vital, name: 'FID' }] }],
  ['a value below 0', { ...whole, vitals: [{ ...vital, value: -1 }] }],
  ['a value above the limit', { ...whole, vitals: [{ ...vital, value: 1e9 }] }],
  ['an infinite value', JSON.stringify(whole).replace('128.5', '1e999')],
  ['a press of another channel', { ...whole, press: { channel: 'fax', path: '/' } }],
  ['a press at an address with a query', { ...whole, press: { channel: 'phone', path: '/contato?nome=Ana' } }],
  ['a press with an identifier', { ...whole, press: { channel: 'phone', path: '/', visitor: '42' } }],
  ['a press at a long path', { ...whole, press: { channel: 'phone', path: `/${'a'.repeat(100)}` } }],
])('%s is refused', (_what, body) => {
  expect(readObservation(typeof body === 'string' ? body : JSON.stringify(body))).toBeNull();
});

test('an observation with __proto__ changes no prototype', () => {
  const body = '{"page":"/","views":{"__proto__":"1.0.0"},"failures":[],"vitals":[]}';
  expect(readObservation(body)?.views ?? {}).toEqual({});
  expect(({} as Record<string, unknown>)['1.0.0']).toBeUndefined();
});
