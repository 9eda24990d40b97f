import { services } from '../../services/services';

/** Section of the accordion: paragraphs, a list of values, or links to the services. */
export interface AccordionContent {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly { readonly text: string; readonly to?: string }[];
}

/** Spec 2, Company page. */
export const accordionSections: readonly AccordionContent[] = [
  {
    id: 'missao',
    title: 'Missão',
    paragraphs: [
      'Proteger vidas e patrimônio com engenharia contra incêndio levada a sério: projetos que funcionam, instalações bem executadas e manutenção que não deixa nada vencer.',
    ],
  },
  {
    id: 'visao',
    title: 'Visão',
    paragraphs: [
      'Ser a empresa que condomínios, comércios e indústrias procuram primeiro quando o assunto é segurança contra incêndio e pânico, no Rio de Janeiro e em todo o Brasil.',
    ],
  },
  {
    id: 'valores',
    title: 'Valores',
    paragraphs: ['O que orienta cada projeto, cada obra e cada visita:'],
    items: [
      { text: 'A vida em primeiro lugar, também quando ninguém está olhando' },
      { text: 'Respeito à norma e à lei, sem atalhos' },
      { text: 'Clareza no orçamento e nas recomendações' },
      { text: 'Prazo combinado, prazo cumprido' },
      { text: 'Cuidado com quem mora, trabalha e circula no prédio' },
    ],
  },
  {
    id: 'servicos',
    title: 'Serviços',
    paragraphs: ['Atendemos do projeto à rotina de manutenção:'],
    items: services.map(({ id, title }) => ({ text: title, to: `/servicos.html#${id}` })),
  },
];
