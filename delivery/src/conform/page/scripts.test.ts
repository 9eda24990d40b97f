import { probedEntry } from './scripts';

const entry = (text: string) => probedEntry(text, { name: 'mfe-promo', entry: 'remoteEntry.mjs' });

test.each([
  ['a list of exports', 'const a=()=>1,b=()=>2,c=3;export{a as init,b as get,c as other};'],
  ['exports of another file', "export{a as init,other}from'./a.js';export{b as get}from'./b.js';"],
  [
    'exports like those in a text',
    "const a=()=>'export{x as init}',b=1;export{a as init,b as get};export const other=3;",
  ],
  ['declarations', 'export function init(){return 1}export const get=()=>2;export const other=3;'],
])('an ES module with %s keeps its other exports, and gets a watched container', async (_name, text) => {
  const withoutTexts = entry(text).replaceAll(/'[^']*'/g, '');
  const exported = [...withoutTexts.matchAll(/export\s*(?:\{([^}]*)\}|const (\w+))/g)].flatMap(([, list, name]) =>
    (list ?? name ?? '').split(',').map((each) => each.split(' as ').at(-1)),
  );
  expect(exported.sort()).toEqual(['get', 'init', 'other']);
  expect(entry(text)).toMatch(/\(\{init:\w+,get:\w+\}\)/);
});

test('a classic script gets a watched container in its own variable', () => {
  const text = probedEntry('var mfe_promo = {};', { name: 'mfe-promo', entry: 'remoteEntry.js' });
  expect(text).toMatch(/^var mfe_promo = \{\};\n;globalThis\.mfe_promo=\(.*\)\(globalThis\.mfe_promo\);$/s);
});
