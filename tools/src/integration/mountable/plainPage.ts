import type { MountablePart, MountOptions } from '@site/shared/contracts';

const metadata = {
  title: 'Promoções',
  description: 'Página de teste sem framework, que conta cliques e mostra o carrinho.',
  canonicalPath: '/promocoes',
};

/** Without a framework. `render` is asynchronous, as in some of them. */
export default {
  head: () => metadata,
  render: async () =>
    '<section><h1 tabindex="-1">Promoções</h1><p>Sem framework</p>' +
    '<label>Nome <input name="nome"></label> <button type="button">Somar</button> <output>0</output> ' +
    '<a href="/outra">Outra página</a></section>',
  mount(element, _props, { hydrate, context }: MountOptions) {
    if (!hydrate) element.append(section());
    const [button, output] = [element.querySelector('button'), element.querySelector('output')];
    const listening = new AbortController();
    button?.addEventListener(
      'click',
      () => {
        if (output) output.value = String(Number(output.value) + 1);
      },
      { signal: listening.signal },
    );
    const end = context.subscribe(() => element.setAttribute('data-lines', String(context.read().cart.length)));
    return {
      update() {},
      unmount() {
        listening.abort();
        end();
      },
    };
  },
} satisfies MountablePart;

/** Elements, not a text for `innerHTML`: the site's policy refuses such texts. */
function section(): HTMLElement {
  const create = (tag: string, text = '', attributes: Readonly<Record<string, string>> = {}) => {
    const element = Object.assign(document.createElement(tag), { textContent: text });
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const label = create('label', 'Nome ');
  label.append(create('input', '', { name: 'nome' }));
  const made = create('section');
  made.append(create('h1', 'Promoções', { tabindex: '-1' }), create('p', 'Sem framework'), label);
  made.append(create('button', 'Somar', { type: 'button' }), ' ', create('output', '0'));
  made.append(create('a', 'Outra página', { href: '/outra' }));
  return made;
}
