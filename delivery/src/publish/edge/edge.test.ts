import { generationFolder, pointerKey, siteFile } from '../objectStore/layout';
import { createEdge } from './edge';

/** Objects by key; a number is an answer without a text. */
let objects: Record<string, string | number>;
let asked: string[];

const site = (files: readonly string[]) =>
  JSON.stringify({ headers: { 'X-Site': 'sim' }, canaries: {}, pages: {}, compressed: [], plain: files });

function generation(name: string, page: string) {
  return {
    [`${generationFolder(name)}${siteFile}`]: site(['public/index.html', 'public/404.html']),
    [`${generationFolder(name)}public/index.html`]: page,
    [`${generationFolder(name)}public/404.html`]: 'Nada aqui',
  };
}

const pointTo = (name: string) => ({ [pointerKey]: JSON.stringify({ generation: name }) });

async function fetchObject(url: string) {
  const key = decodeURIComponent(url.replace('https://store/site/', ''));
  asked.push(key);
  const object = objects[key] ?? 404;
  return typeof object === 'number' ? new Response(null, { status: object }) : new Response(object);
}

function newEdge(pointerMs: number) {
  const edge = createEdge({ origin: 'https://store/site', fetch: fetchObject, pointerMs });
  return async (path: string, init: RequestInit = {}) => {
    const answer = await edge(new Request(`https://www.example.com.br${path}`, init));
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
}

beforeEach(() => {
  objects = { ...pointTo('one'), ...generation('one', 'Primeira') };
  asked = [];
});

test('the pointer is read again after its time, and a description once for each generation', async () => {
  const ask = newEdge(60_000);
  for (let count = 0; count < 3; count += 1) expect((await ask('/')).text).toBe('Primeira');
  expect(asked.filter((key) => key === pointerKey)).toHaveLength(1);
  const impatient = newEdge(0);
  await impatient('/');
  Object.assign(objects, pointTo('two'), generation('two', 'Segunda'));
  expect((await impatient('/')).text).toBe('Segunda');
  expect((await ask('/')).text).toBe('Primeira');
  expect(asked.filter((key) => key.endsWith(`two/${siteFile}`))).toHaveLength(1);
});

test('an edge with an old pointer reads it again once its generation is gone', async () => {
  const ask = newEdge(60_000);
  await ask('/');
  objects = { ...pointTo('three'), ...generation('three', 'Terceira') };
  expect(await ask('/')).toMatchObject({ status: 200, text: 'Terceira' });
});

test('while the pointer or the next description can’t be read, the last generation stays', async () => {
  const ask = newEdge(0);
  await ask('/');
  objects[pointerKey] = 500;
  expect((await ask('/')).text).toBe('Primeira');
  Object.assign(objects, pointTo('two'));
  expect((await ask('/')).text).toBe('Primeira');
  Object.assign(objects, generation('two', 'Segunda'));
  expect((await ask('/')).text).toBe('Segunda');
});

test('a store that forbids lists answers 403 for a missing file, which is a 404 page', async () => {
  const ask = newEdge(0);
  objects['files/shell/1.0.0/none.js'] = 403;
  const answer = await ask('/shell/1.0.0/none.js', { headers: { accept: 'text/html' } });
  expect(answer).toMatchObject({ status: 404, text: 'Nada aqui' });
  expect(answer.headers.get('x-site')).toBe('sim');
});

test.each([
  [pointerKey, 404],
  [pointerKey, 500],
  [`${generationFolder('one')}public/index.html`, 500],
])('%s with %i: the site is not available, for now', async (key, status) => {
  objects[key] = status;
  const answer = await newEdge(0)('/', { headers: { accept: 'text/html' } });
  expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('Página indisponível') });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('only pages and files are here', async () => {
  const answer = await newEdge(0)('/', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
