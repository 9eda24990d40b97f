import fc from 'fast-check';
import { parse } from 'parse5';
import { composePage, type PageInput } from './composePage';

const place = '_R_d_';
const owner = (name: string, more: Partial<PageInput['owners'][number]> = {}) => ({
  name,
  ids: [`${name}-*`, 'formulario'],
  attributes: [],
  modules: ['mfe_a/Page', 'mfe_b/Inner'],
  ...more,
});

/** A page of the shell with places for two packages. */
function compose(
  html: string,
  { texts = ['<header>', '</header><main>', '</main><footer>Fim</footer>'], other = 'B' } = {},
) {
  return composePage({
    texts,
    places: texts.slice(1).map(() => place),
    parts: [{ owner: 'a', html }, ...texts.slice(2).map(() => ({ owner: 'b', html: other }))],
    owners: [owner('a'), owner('b')],
    shell: { ids: ['cart'] },
    preloads: [],
  });
}

const htmlOf = (composed: ReturnType<typeof composePage>) => ('html' in composed ? composed.html : composed.faults);
const faultsOf = (html: string, page?: Parameters<typeof compose>[1]) => {
  const composed = compose(html, page);
  return 'faults' in composed ? composed.faults : [];
};
const inTable = { texts: ['<table><tbody><tr><td>', '</td></tr></tbody></table>', ''] };
const inList = { texts: ['<ul><li>', '</li><li>', '</li></ul>'] };
const inParagraph = { texts: ['<p>', '</p><p>', '</p>'] };

describe('a part goes into the page as the parser serialises it', () => {
  test.each([
    ['', ''],
    ['Olá &lt;b>', 'Olá &lt;b&gt;'],
    ['<!--$--><p>Um<!-- -->dois</p><!--/$-->', '<!--$--><p>Um<!-- -->dois</p><!--/$-->'],
    ['<img srcSet="/a.avif 2x" alt="">', '<img srcset="/a.avif 2x" alt="">'],
    ['<textarea>\n\nx</textarea><pre>\n\n</pre>', '<textarea>\n\nx</textarea><pre>\n\n</pre>'],
    ['<textarea><p></textarea>', '<textarea>&lt;p&gt;</textarea>'],
    ['<template><li data-id="{id}"></li></template>', '<template><li data-id="{id}"></li></template>'],
    ['<noscript><p>Sem "scripts"</p></noscript>', '<noscript><p>Sem "scripts"</p></noscript>'],
    ['<p id="a-titulo">x</p><label for="_R_9d_">y</label>', '<p id="a-titulo">x</p><label for="_R_9d_">y</label>'],
    ['<div data-boundary="mfe_b/Inner"></div>', '<div data-boundary="mfe_b/Inner"></div>'],
    [
      '<form><input type="radio" name="a"></form><input name="nome">',
      '<form><input type="radio" name="a"></form><input name="nome">',
    ],
  ])('%s', (html, expected) => {
    expect(htmlOf(compose(html))).toBe(`<header>${expected}</header><main>B</main><footer>Fim</footer>`);
  });

  test('with the shell’s HTML, and with an empty place for a package that is not rendered', () => {
    const input = { texts: ['<i/>', '<br/>', ''], places: ['', ''], parts: [null, null], owners: [], preloads: [] };
    expect(composePage({ ...input, texts: ['<b>é</b>', '<br/>', ''], shell: { ids: [] } })).toMatchObject({
      html: expect.stringMatching(/^<b>é<\/b><!--.*--><br><!--.*-->$/),
    });
    expect(composePage({ ...input, shell: { ids: [] } })).toMatchObject({ faults: [{ owner: 'shell' }] });
  });
});

const evil = '<h1>EVIL</h1>';

/** Some browsers, or one state of their parser, read these otherwise than a regular expression. */
const incomplete = [
  ['a closed place', '</div></div>'],
  ['an open element', '<div>'],
  ['an open comment', '<!-- '],
  ['a comment that ends early', '<!--> <b>'],
  ['a comment that ends with --!>', `<!-- --!>${evil}<!-- -->`],
  ['a comment in a textarea', `<textarea><!--</textarea></header>${evil}<!-- --></textarea>`],
  ['a comment in a script', `<script><!--</script></header>${evil}<!-- --></script>`],
  ['a quote in an unquoted value', '<div a=b">x">y</div>'],
  ['an HTML element that ends itself in SVG', '<svg><foreignObject><div/></foreignObject></svg>'],
  ['an element that ends itself', '<div/>'],
  ['an open attribute', '<p title="<b></p>'],
  ['the rest as text', '<plaintext></plaintext>'],
  ['a body', '<body onload="alert(1)" class="a"></body>'],
  ['a form in a form', '<form><div><form></form></div></form>'],
  ['an end of a paragraph', '</p>'],
  ['a block in a paragraph', '<p><div></div></p>'],
  ['a row without a table body', '<table><tr><td></td></tr></table>'],
  ['an input in a select', '<select><input></select>'],
  ['HTML that leaves SVG', '<svg><p>x</p></svg>'],
  ['a namespace change', '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1&gt;">'],
  ['an end of SVG by </p>', '<svg></p><style><a id="</style><img src=1>">'],
  ['a NUL', '<p>a\u0000b</p>'],
  ['a duplicate attribute', '<p class="a" class="b"></p>'],
  ['CDATA', '<![CDATA[<b>]]>'],
  ['a boundary of React that another one closes', '<p></p><!--/$--><!--$-->'],
  ['an open boundary of React', '<!--$--><p></p>'],
  ['a noscript that an attribute closes', `<noscript><p title="</noscript>${evil}"></p></noscript>`],
  ['a noscript that a comment closes', `<noscript><!--</noscript>${evil}--></noscript>`],
  ['a carriage return that browsers read otherwise', '<p>&#13;</p>'],
  ['elements 1,000 deep', `${'<div>'.repeat(1000)}${'</div>'.repeat(1000)}`],
] as const;

/** Well-formed, but nothing that a part may have. */
const forbidden = [
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="/a.css">',
  '<style>b{}</style>',
  '<script src="/a.js"></script>',
  '<iframe src="/"></iframe>',
  '<x-y></x-y>',
  '<math><annotation-xml encoding="text/html"><p></p></annotation-xml></math>',
  '<svg><foreignObject><p></p></foreignObject></svg>',
  '<svg><script></script></svg>',
  '<svg><a href="#a-x"></a></svg>',
  '<svg><animate attributeName="href"></animate></svg>',
  '<svg><use href="/a.svg#b"></use></svg>',
  '<svg><use xlink:href="#a-x"></use></svg>',
  '<template shadowrootmode="open"><p></p></template>',
  '<template><base href="/"></template>',
  '<noscript><meta http-equiv="refresh" content="0"></noscript>',
  '<img src="/a.svg" onerror="alert(1)">',
  '<p onclick="a()"></p>',
  '<p style="position:fixed"></p>',
  '<p is="a-b"></p>',
  '<p nonce="a"></p>',
  '<button formaction="https://evil.example/"></button>',
  '<p tabindex="1"></p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<form action="javascript:alert(1)"></form>',
  '<p id="root"></p>',
  '<i\nid = "scripts"></i>',
  '<i id=""></i>',
  '<i id="b-titulo"></i>',
  '<i id="cart"></i>',
  '<i id="formulario "></i>',
  '<i id="_R_e_"></i>',
  '<template><p id="root"></p></template>',
  '<img name="cookie" src="/a.svg" alt="">',
  '<a name="b-titulo"></a>',
  '<details name="servico"></details>',
  '<input type="radio" name="imagem">',
  '<input form="b-form" name="a">',
  '<label for="b-email">x</label>',
  '<ul aria-owns="cart"></ul>',
  '<p aria-labelledby="a-x b-x"></p>',
  '<button commandfor="b-dialog" command="show-modal">x</button>',
  '<button data-opens="b-dialog">x</button>',
  '<div data-boundary="mfe_c/CartPanel"></div>',
  '<p data-live></p>',
  '<span data-cart="badge"></span>',
];

describe('a part that could change the page is refused', () => {
  test.each(incomplete)('%s', (_name, html) => {
    expect(faultsOf(html)).toMatchObject([{ owner: 'a' }]);
  });

  test.each(forbidden)('%s', (html) => {
    expect(faultsOf(html)).toMatchObject([
      { owner: 'a', reason: expect.stringMatching(/^has HTML with .*, in line 1, column \d+$/s) },
    ]);
  });

  test('unless its contract lists its attributes, or the shell owns what it opens', () => {
    const input = { texts: ['', ''], places: [place], shell: { ids: ['cart'] }, preloads: [] };
    const html = '<span data-cart="total"></span><button commandfor="cart" command="show-modal">x</button>';
    const parts = [{ owner: 'a', html }];
    expect(composePage({ ...input, parts, owners: [owner('a', { attributes: ['data-cart'] })] })).toMatchObject({
      html,
    });
  });
});

describe('a part that stands by itself, but not in its place, is refused', () => {
  test.each([
    ['an item in another team’s item', inList, '<li>x</li>'],
    ['a block in a paragraph', inParagraph, '<div>x</div>'],
    ['a cell in a cell', inTable, '<td>x</td>'],
    ['a form in a form', { texts: ['<form>', '</form>', ''] }, '<form></form>'],
    ['a link in a link', { texts: ['<a>', '</a>', ''] }, '<a href="/">x</a>'],
    ['a term in a term', { texts: ['<dl><dt>', '</dt></dl>', ''] }, '<dd>x</dd>'],
    ['text in a table', { texts: ['<table>', '</table>', ''] }, 'x'],
    ['HTML in SVG', { texts: ['<svg>', '</svg>', ''] }, '<p>x</p>'],
    ['a noscript in a noscript', { texts: ['<noscript><div>', '</div></noscript>', ''] }, '<noscript>x</noscript>'],
    ['anything right in a noscript', { texts: ['<noscript>', '</noscript>', ''] }, '<p>x</p>'],
  ])('%s', (_name, page, html) => {
    expect(faultsOf(html, page)).toMatchObject([{ owner: expect.stringMatching(/^(?:a|shell)$/) }]);
  });

  test('and the place that it changes is named', () => {
    expect(faultsOf('<li>x</li>', inList)).toEqual([
      { owner: 'a', reason: 'has HTML that changes the page around it, at html > body > div > ul' },
    ]);
  });

  test('while what fits there is accepted', () => {
    expect(htmlOf(compose('x', inParagraph))).toBe('<p>x</p><p>B</p>');
  });
});

test('more than preloads of pictures before the page is refused', () => {
  const input = { texts: [''], places: [], parts: [], owners: [owner('a')], shell: { ids: [] } };
  const preload = '<link rel="preload" as="image" href="/a.svg" imageSrcSet="/a.avif 1x, /b.avif 2x"/>';
  expect(composePage({ ...input, preloads: [{ owner: 'a', html: preload }] })).toMatchObject({
    preloads: [{ owner: 'a', urls: ['/a.avif', '/b.avif', '/a.svg'], html: expect.not.stringContaining('/>') }],
  });
  for (const html of [
    preload.replace('as=', 'id="site-config" as='),
    preload.replace('image"', 'script"'),
    `${preload}x`,
  ])
    expect(composePage({ ...input, preloads: [{ owner: 'a', html }] })).toMatchObject({ faults: [{ owner: 'a' }] });
});

test('whatever a part contains, the page around it stays', () => {
  const piece = fc.oneof(
    fc.constantFrom(...incomplete.map(([, html]) => html.slice(0, 200)), ...forbidden),
    fc.constantFrom(
      ...'<p> </p> <table> </table> <svg> </svg> <li> </li> <!-- --> <select> <b> </b> <template>'.split(' '),
    ),
    fc.string({ maxLength: 10 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom(undefined, inList, inTable, inParagraph),
      (pieces, page) => {
        const html = pieces.join('');
        const composed = compose(html, page);
        if ('faults' in composed) return composed.faults.every(({ owner: name }) => name === 'a');
        const empty = compose('', page);
        // Without the part's text the page is the page without the part.
        const [before = '', after = ''] = htmlParts('html' in empty ? empty.html : '', composed.html);
        return composed.html.startsWith(before) && composed.html.endsWith(after) && parse(composed.html) !== null;
      },
    ),
    { numRuns: 500 },
  );
});

/** Common beginning and rest of the page without a part. */
function htmlParts(empty: string, full: string): readonly [string, string] {
  let at = 0;
  while (at < empty.length && empty[at] === full[at]) at += 1;
  return [empty.slice(0, at), empty.slice(at)];
}
