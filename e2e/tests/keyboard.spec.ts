import { cartButton, cartPanel, water } from '../support/cart';
import { expectProducts, filterPanel } from '../support/catalogue';
import { mailsFrom, newPerson, popup, sendButton } from '../support/contactForm';
import { expectVisibleFocus, tabTo } from '../support/keyboard';
import { totalOf } from '../support/products';
import { expect, hydrated, test } from '../support/test';

test('the whole journey, from the first Tab to a sent message, works by keyboard', { tag: '@journey' }, async ({
  page,
}) => {
  const { keyboard } = page;
  const person = newPerson();
  await page.goto('/contato');
  await hydrated(page);

  await test.step('navigation', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Pular para o conteúdo' }));
    await tabTo(page, page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/produtos');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('filter', async () => {
    await tabTo(page, filterPanel(page).getByRole('checkbox', { name: 'Água', exact: true }));
    await keyboard.press('Space');
    await expectProducts(page, 'agua');
  });

  await test.step('product', async () => {
    await tabTo(page, page.getByRole('link', { name: water.name }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/produtos/AP-10L');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Ver imagem 1 de' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('img', { name: /imagem 2 de/ })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ver carrinho' })).toBeVisible();
  });

  await test.step('cart', async () => {
    await tabTo(page, cartButton(page), 'Shift+Tab');
    await keyboard.press('Enter');
    const panel = cartPanel(page);
    await tabTo(page, panel.getByRole('button', { name: /^Aumentar/ }));
    await keyboard.press('Space');
    await expect(panel.getByText(`Total: ${totalOf([2, water])}`)).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: /^Diminuir/ }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(panel.getByText(`Total: ${totalOf([1, water])}`)).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: 'Opções do carrinho' }), 'Shift+Tab');
    await keyboard.press('ArrowDown');
    await expect(panel.getByRole('menuitem', { name: 'Limpar carrinho' })).toBeFocused();
    await expectVisibleFocus(page);
    await keyboard.press('Escape');
    await tabTo(page, panel.getByRole('button', { name: 'Finalizar Compra' }));
    await keyboard.press('Enter');
  });

  await test.step('form', async () => {
    const form = popup(page);
    await tabTo(page, form.getByLabel('Nome'));
    await keyboard.type(person.name);
    await tabTo(page, form.getByLabel('E-mail'));
    await keyboard.type('errado');
    await keyboard.press('Enter');
    await expect(form.getByText('Formato de e-mail inválido.')).toBeVisible();
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(person.email);
    await tabTo(page, sendButton(form));
    await keyboard.press('Space');
    await expect(form.getByText(/^Mensagem enviada com sucesso/)).toBeVisible();
    await keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(cartPanel(page).getByRole('button', { name: 'Finalizar Compra' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(cartButton(page)).toBeFocused();
  });
  await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
});
