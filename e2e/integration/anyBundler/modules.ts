type Files = Readonly<Record<string, string>>;

const text = 'Módulos à mão';

const html =
  `<section><h1 tabindex="-1" class="mfe-promo-title">Promoções</h1><p>${text}</p><label>Nome <input name="nome"></label> ` +
  '<button type="button">Somar</button> <output>0</output> <button type="button">Mais</button> ' +
  '<a href="/outra">Outra página</a></section>';

const metadata = {
  title: 'Promoções',
  description: 'Página de teste, escrita à mão, que conta cliques e carrega um arquivo depois.',
  canonicalPath: '/promocoes',
};

const page = `import { section } from './parts/section.js';
export default {
  head: () => (${JSON.stringify(metadata)}),
  mount(element, props, { hydrate, onError }) {
    if (!hydrate) element.append(section());
    const listening = new AbortController();
    const { signal } = listening;
    const [add, more] = element.querySelectorAll('button');
    const output = element.querySelector('output');
    const show = ({ words }) => { element.querySelector('p').textContent = words; };
    add.addEventListener('click', () => { output.value = Number(output.value) + 1; }, { signal });
    more.addEventListener('click', () => import('./later.js').then(show, onError), { signal });
    return { update() {}, unmount: () => listening.abort() };
  },
};`;

/** Elements of the part, where there is no HTML to take over. The site's policy refuses a text for `innerHTML`. */
const section = `export function section() {
  const create = (tag, textContent, attributes = {}) => {
    const element = Object.assign(document.createElement(tag), { textContent });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const label = create('label', 'Nome ');
  label.append(create('input', '', { name: 'nome' }));
  const root = create('section', '');
  root.append(
    create('h1', 'Promoções', { tabindex: '-1', class: 'mfe-promo-title' }), create('p', '${text}'), label, ' ',
    create('button', 'Somar', { type: 'button' }), ' ', create('output', '0'), ' ',
    create('button', 'Mais', { type: 'button' }), ' ', create('a', 'Outra página', { href: '/outra' }),
  );
  return root;
}`;

export const declaration = {
  format: 'module',
  modules: { './PromoPage': { js: ['PromoPage.js'], css: ['PromoPage.css'] }, './paths': {} },
};

/** ES modules without a bundler: a page, a file that it imports, and one that it imports later. */
export const files: Files = {
  'browser/PromoPage.js': page,
  'browser/parts/section.js': section,
  'browser/later.js': "export const words = 'Carregado depois';",
  'browser/PromoPage.css': '.mfe-promo-title { text-decoration: underline; }',
  'server/PromoPage.cjs': `exports.default = {
    head: () => (${JSON.stringify(metadata)}),
    render: () => ${JSON.stringify(html)},
    mount() {},
  };`,
  'server/paths.cjs': 'exports.default = { paths: ["/promocoes"] };',
};
