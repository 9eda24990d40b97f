import { pageFields, single, text, v } from '@site/delivery/content';

const titleAndText = v.strictObject({ titulo: text(), texto: text() });

/** Page with the visitor's own extinguishers. */
export const paginaMeusExtintores = single(
  v.strictObject({
    ...pageFields,
    faixa: v.strictObject({ chamada: text(), titulo: text(), texto: text() }),
    /** Below the heading of the forms. */
    navegador: text(),
    pedido: titleAndText,
    /** Offers during a recharge, such as spare units or a pick-up; without sentences the page has no such section. */
    atendimento: v.strictObject({ titulo: text(), itens: v.array(text()) }),
    prazos: titleAndText,
    /** Form for visitors without scripts. */
    semScripts: titleAndText,
  }),
  { page: '/meus-extintores' },
);
