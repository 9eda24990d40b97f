import { test } from '../test';
import { the } from '../visitor';

// Buttons open these dialogs by `commandfor`, which the first responder replaces in engines without it (`fillInCommands`).

/** Address of all scripts except the first responder. */
const code = /\/(?!firstResponder)[\w.-]+\.js$/;

for (const [name, dialog, opener] of [
  ['cart', the('dialog', /^Meu carrinho/), the('button', /^Abrir carrinho/)],
  ['menu', the('dialog', 'Menu'), the('button', 'Abrir menu')],
] as const) {
  // Large screens have no menu.
  test(`the ${name} opens, closes and returns the focus, before and after hydration`, {
    tag: ['@smoke', '@phone'],
  }, async ({ visitor, site }) => {
    const scripts = site.hold(code);
    await visitor.open('/empresa');
    await visitor.responding();
    const openAndClose = async () => {
      await visitor.tap(opener);
      await visitor.tap(the('button', /^Fechar/, dialog));
      await visitor.seesNo(dialog);
      await visitor.seesFocusOn(opener);
      await visitor.press('Enter');
      await visitor.sees(dialog);
      await visitor.press('Escape');
      await visitor.seesNo(dialog);
      await visitor.seesFocusOn(opener);
    };
    await openAndClose();
    await visitor.tap(opener);
    scripts.release();
    await visitor.started();
    await visitor.sees(dialog);
    await visitor.press('Escape');
    await visitor.seesNo(dialog);
    await visitor.seesFocusOn(opener);
    await openAndClose();
    if (name !== 'menu') return;
    await visitor.tap(opener);
    await visitor.tap(the('link', 'Contato', dialog));
    await visitor.isAt('/contato');
    await visitor.seesNo(dialog);
    await visitor.tap(opener);
    await visitor.goBack();
    await visitor.seesNo(dialog);
  });
}
