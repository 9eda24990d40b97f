import { numberOfProducts, productNamed, totalOf } from '../../support/products';
import { test } from '../test';
import { the } from '../visitor';

const [water, foam] = [productNamed('AP-10L'), productNamed('EM-50L')];

const cart = the('dialog', /^Meu carrinho/);
const add = the('button', 'Adicionar ao carrinho');

test('a filter shows matching products, appears in the address and can be removed', { tag: '@desktop' }, async ({
  visitor,
}) => {
  await visitor.openStarted('/produtos');
  await visitor.tap(the('checkbox', 'CO₂'));
  await visitor.isAt('/produtos?filtro=co2');
  await visitor.seesTimes(numberOfProducts('co2'), the('article'));
  await visitor.tap(the('checkbox', 'Água'));
  await visitor.isAt('/produtos?filtro=co2,agua');
  await visitor.seesTimes(numberOfProducts('co2', 'agua'), the('article'));
  for (const name of ['CO₂', 'Água']) await visitor.tap(the('checkbox', name));
  await visitor.isAt('/produtos');
  await visitor.seesTimes(numberOfProducts(), the('article'));
});

test('two tabs share one cart', { tag: ['@desktop', '@smoke'] }, async ({ visitor }) => {
  await visitor.openStarted('/produtos/AP-10L');
  await visitor.tap(add);
  await visitor.sees(the('button', 'Abrir carrinho, 1 item'));
  await visitor.secondTab('/produtos/EM-50L');
  await visitor.started();
  await visitor.tap(add);
  await visitor.tap(the('button', 'Abrir carrinho, 2 itens'));
  await visitor.seesTimes(2, the('listitem', undefined, cart));
  await visitor.sees(`Total: ${totalOf([1, water], [1, foam])}`);
  await visitor.firstTab();
  await visitor.tap(the('button', 'Abrir carrinho, 2 itens'));
  await visitor.tap(the('button', 'Aumentar quantidade de Extintor Água Pressurizada 10 L', cart));
  await visitor.sees(`Total: ${totalOf([2, water], [1, foam])}`);
});

test("a product's pictures can be changed and enlarged, its popup sends a message, and both return the focus", {
  tag: '@desktop',
}, async ({ visitor }) => {
  const viewer = the('dialog', 'Extintor PQS ABC 6 kg');
  const popup = the('dialog', 'Compra Indisponível');
  const enlarge = the('link', 'Ampliar imagem');
  const buy = the('button', 'Comprar Agora');
  await visitor.openStarted('/produtos/PQS-ABC-6KG');
  await visitor.tap(the('radio', 'Ver imagem 3 de 4'));
  await visitor.sees(the('img', /^Extintor PQS ABC 6 kg, imagem 3 /));
  await visitor.tap(enlarge);
  await visitor.sees(the('img', /imagem 3 /, viewer));
  await visitor.tap(the('button', 'Fechar', viewer));
  await visitor.seesNo(viewer);
  await visitor.seesFocusOn(enlarge);
  await visitor.tap(buy);
  await visitor.type(the('textbox', 'Nome', popup), 'Ana Sá');
  await visitor.type(the('textbox', 'E-mail', popup), 'ana@example.com.br');
  await visitor.type(the('textbox', 'Telefone', popup), '(21)98888-7777');
  await visitor.tap(the('button', /^Envia/, popup));
  await visitor.sees('Mensagem enviada com sucesso!');
  await visitor.press('Escape');
  await visitor.seesNo(the('dialog', 'Pedido enviado'));
  await visitor.seesFocusOn(buy);
});
