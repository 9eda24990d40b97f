import { productNamed, totalOf } from '../../support/products';
import { test } from '../test';
import { the } from '../visitor';

const [water, foam] = [productNamed('AP-10L'), productNamed('EM-50L')];

const cart = the('dialog', /^Meu carrinho/);
const add = the('button', 'Adicionar ao carrinho');

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
