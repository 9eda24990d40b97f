type Files = Readonly<Record<string, string>>;

export interface Bundle {
  readonly declaration: object;
  readonly files: Files;
}

const html = (text: string) =>
  `<section><h1 tabindex="-1" class="mfe-promo-title">Promoções</h1><p>${text}</p>` +
  '<button type="button">Somar</button> <output>0</output> <button type="button">Mais</button> ' +
  '<a href="/outra">Outra página</a></section>';

const metadata = {
  title: 'Promoções',
  description: 'Página de teste, escrita à mão, que conta cliques e carrega um arquivo depois.',
  canonicalPath: '/promocoes',
};

/** Source of the part; `load` is an expression that gives the later file's module. */
const part = (text: string, load: string, mounting: string) => `{
  head: () => (${JSON.stringify(metadata)}),
  mount(element, props, { hydrate, onError }) {
    ${mounting}
    if (!hydrate) element.append(section(${JSON.stringify(text)}));
    const listening = new AbortController();
    const [add, more] = element.querySelectorAll('button');
    const output = element.querySelector('output');
    const { signal } = listening;
    add.addEventListener('click', () => { output.value = Number(output.value) + 1; }, { signal });
    more.addEventListener('click', () => ${load}.then(({ words }) => { element.querySelector('p').textContent = words; }, onError), { signal });
    return { update() {}, unmount: () => listening.abort() };
  },
}`;

/** Elements of the part, where there is no HTML to take over. */
const section = `function section(text) {
  const create = (tag, textContent, attributes = {}) => {
    const element = Object.assign(document.createElement(tag), { textContent });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const made = create('section', '');
  made.append(
    create('h1', 'Promoções', { tabindex: '-1', class: 'mfe-promo-title' }), create('p', text),
    create('button', 'Somar', { type: 'button' }), ' ', create('output', '0'), ' ',
    create('button', 'Mais', { type: 'button' }), ' ', create('a', 'Outra página', { href: '/outra' }),
  );
  return made;
}`;

const server = (text: string): Files => ({
  'server/PromoPage.cjs': `exports.default = {
    head: () => (${JSON.stringify(metadata)}),
    render: () => ${JSON.stringify(html(text))},
    mount() {},
  };`,
  'server/paths.cjs': 'exports.default = { paths: ["/promocoes"] };',
});

const styles: Files = { 'browser/PromoPage.css': '.mfe-promo-title { text-decoration: underline; }' };

interface Fault {
  /** Statement that `mount` runs first. */
  readonly mounting?: string;
}

/** ES modules without a bundler: a page, a file that it imports, and one that it imports later. */
export const ofModules = (text: string, { mounting = '' }: Fault = {}): Bundle => ({
  declaration: {
    format: 'module',
    modules: { './PromoPage': { js: ['PromoPage.js'], css: ['PromoPage.css'] }, './paths': {} },
  },
  files: {
    'browser/PromoPage.js': `import { section } from './parts/section.js';
      export default ${part(text, "import('./later.js')", mounting)};`,
    'browser/parts/section.js': `export ${section}`,
    'browser/later.js': "export const words = 'Carregado depois';",
    ...styles,
    ...server(text),
  },
});

/** A classic container, which loads its files by script elements. */
export const ofScripts = (text: string): Bundle => ({
  declaration: {
    format: 'script',
    entry: 'remoteEntry.js',
    modules: { './PromoPage': { js: ['PromoPage.js'], css: ['PromoPage.css'] }, './paths': {} },
  },
  files: {
    'browser/remoteEntry.js': `var mfe_promo = (() => {
      const digests = "%DIGESTS%";
      const folder = new URL('.', document.currentScript.src).href;
      globalThis.mfe_promo_parts = {};
      const append = (tag, file, more) => new Promise((resolve, reject) => {
        const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous', integrity: digests[file] }, more);
        element.onload = () => resolve(globalThis.mfe_promo_parts[file]);
        element.onerror = () => reject(Object.assign(new Error(file + ' could not be loaded'), { request: folder + file }));
        document.head.append(element);
      });
      const script = (file) => append('script', file, { src: folder + file });
      const style = (file) => document.querySelector('style[data-href$="/' + file + '"], link[rel=stylesheet][href$="/' + file + '"]')
        ? null : append('link', file, { rel: 'stylesheet', href: folder + file });
      globalThis.mfe_promo_parts.load = script;
      return {
        init() {},
        async get(name) {
          if (name === './paths') return () => ({});
          const [module] = await Promise.all([script('PromoPage.js'), style('PromoPage.css')]);
          return () => module;
        },
      };
    })();`,
    'browser/PromoPage.js': `mfe_promo_parts['PromoPage.js'] = (() => {
      ${section}
      return { default: ${part(text, "mfe_promo_parts.load('later.js')", '')} };
    })();`,
    'browser/later.js': "mfe_promo_parts['later.js'] = { words: 'Carregado depois' };",
    ...styles,
    ...server(text),
  },
});
