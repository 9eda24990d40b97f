import { type Container, type PageState, stateName } from './pageState';
import { probe } from './probe';

const findings: PageState['findings'] = [];
const states = globalThis as unknown as Record<symbol, Partial<PageState>>;
const container = (get: Container['get']): Container => ({ init() {}, get });

beforeEach(() => {
  findings.length = 0;
  states[Symbol.for(stateName)] = { findings, failure: null };
});
afterEach(() => {
  delete states[Symbol.for(stateName)];
});

test('an entry without `get` is named', () => {
  probe({ init() {} } as unknown as Container);
  expect(findings).toEqual([['R8', 'The entry gives no get']]);
});

test('`get` that gives the module itself is named', async () => {
  const module = { default: () => null };
  const probed = probe(container(async () => module as unknown as () => unknown));
  await expect(probed?.get('./ContactSentPage')).rejects.toThrow('not a function');
  expect(findings).toEqual([['R8', "get('./ContactSentPage') gives no function"]]);
});

test.each([
  ['./ContactSentPage', 'text', './ContactSentPage exports neither a component nor a mountable part as default'],
  ['./paths', 'text', './paths exports no object as default'],
])('%s with a text as its default export is named', async (name, content, finding) => {
  const probed = probe(container(async () => () => ({ default: content })));
  await probed?.get(name);
  expect(findings).toEqual([['R9', finding]]);
});

test('data, and a part that a page can mount, are given on', async () => {
  const paths = { default: { paths: [] } };
  const mountable = { default: { mount() {} } };
  const probed = probe(container(async (name) => () => (name === './paths' ? paths : mountable)));
  expect((await probed?.get('./paths'))?.()).toBe(paths);
  expect((await probed?.get('./Page'))?.()).toEqual({ default: { mount: expect.any(Function) } });
  expect(findings).toEqual([]);
});
