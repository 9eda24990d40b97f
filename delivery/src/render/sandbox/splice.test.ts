import { hidesNames, isWhole } from './splice';

test.each([
  '',
  'Olá &lt;b>',
  '<div class="a>b"><!--$--><p>Um<br/>dois<br><img src="a.svg" alt=""></p><!--/$--></div>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"></circle></svg>',
  "<INPUT value='<b>'><a-b x=1 y></a-b>",
])('%s is complete HTML', (html) => {
  expect(isWhole(html)).toBe(true);
});

test.each([
  '</div>',
  '<div>',
  '<b><i></b></i>',
  '<div/>',
  '<!-- ',
  '<!--> <b>',
  '<plaintext></plaintext>',
  '<body class="a"></body>',
  '<p title="<b></p>',
  '<script>if (a < b) c()',
  '<textarea><p></textarea>',
  '<',
])('%s is not complete HTML', (html) => {
  expect(isWhole(html)).toBe(false);
});

test.each([
  '<p id="detalhes-root">Um id="root" no texto</p>',
  '<form id="orcamento"><input name="nome" data-id="pins"></form>',
  '<svg><g id="a"/></svg><!-- id="root" -->',
])('%s hides no name of the page’s code', (html) => {
  expect(hidesNames(html)).toBe(false);
});

test.each([
  '<details id="site-config"></details>',
  '<p class="a" id=pins>',
  "<b ID='root'></b>",
  '<i\nid = "scripts"></i>',
  '<a id="earlyClick"></a>',
  '<a id="webpackChunkshell"></a>',
  '<img name="cookie" src="a.svg">',
  '<form name="getElementById"></form>',
  '<iframe src="/" name="forms"></iframe>',
])('%s hides a name of the page’s code', (html) => {
  expect(hidesNames(html)).toBe(true);
});
