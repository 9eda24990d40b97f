import { expect } from '@playwright/test';
import { mailsFrom, newPerson } from '../../support/contactForm';
import { test } from '../test';
import { the } from '../visitor';

const box = (name: string) => the('textbox', name);

test('the contact form shows mistakes, then sends the message', { tag: ['@desktop', '@smoke'] }, async ({
  visitor,
}) => {
  const person = newPerson();
  await visitor.openStarted('/contato');
  await visitor.tap(the('button', 'Enviar mensagem'));
  await visitor.sees('O nome é obrigatório.');
  await visitor.sees('A mensagem é obrigatória.');
  await visitor.seesFocusOn(box('Nome'));
  await visitor.type(box('Nome'), person.name);
  await visitor.type(box('E-mail'), 'ana@exemplo');
  await visitor.type(box('Assunto'), 'Vistoria do prédio');
  await visitor.type(box('Mensagem'), 'Três andares, 40 extintores.');
  await visitor.tap(the('radio', /WhatsApp/));
  await visitor.tap(the('button', 'Enviar mensagem'));
  await visitor.sees('Formato de e-mail inválido.');
  await visitor.type(box('E-mail'), person.email);
  await visitor.seesNo('Formato de e-mail inválido.');
  await visitor.tap(the('button', 'Enviar mensagem'));
  await visitor.sees('Mensagem enviada com sucesso! Responderemos em até 24 horas.');
  await visitor.seesValue(box('Nome'), '');
  await expect.poll(() => mailsFrom(person.email)).toHaveLength(1);
  const [mail] = await mailsFrom(person.email);
  expect(mail).toContain('Contato preferido: WhatsApp');
  expect(mail).toContain('Três andares, 40 extintores.');
});
