import { numberOfProducts } from '../../support/products';
import { test } from '../test';
import { the } from '../visitor';

test.use({ hasScripts: false });

// On a small screen the filter has to be opened first.
test('without JavaScript pages, links, the filter and the contact form work', {
  tag: '@phone',
}, async ({ visitor }) => {
  await visitor.open('/produtos');
  await visitor.seesTimes(numberOfProducts(), the('article'));
  await visitor.tap(the('button', /^Filtros/));
  await visitor.tap(the('checkbox', 'CO₂'));
  await visitor.seesTimes(numberOfProducts('co2'), the('article'));
  await visitor.tap(the('link', 'Contato', the('contentinfo')));
  await visitor.isAt('/contato');
  await visitor.goBack();
  await visitor.isAt('/produtos');
  await visitor.goForward();
  await visitor.isAt('/contato');
  await visitor.type(the('textbox', 'Nome'), 'Ana Sá');
  await visitor.type(the('textbox', 'E-mail'), 'ana@example.com.br');
  await visitor.type(the('textbox', 'Assunto'), 'Projeto');
  await visitor.type(the('textbox', 'Mensagem'), 'Olá');
  await visitor.tap(the('button', 'Enviar mensagem'));
  await visitor.sees('Mensagem enviada com sucesso!');
});
