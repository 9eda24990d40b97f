import produtos from '@images/promo/produtos?width=290-560';
import servicos from '@images/promo/servicos?width=290-560';
import { paths } from '@site/shared';

/** The images beside the hero (spec 2, Home), 640 × 400 px. */
export const promos = [
  { to: paths.services, label: 'Serviços', text: 'Projeto, legalização e manutenção', src: servicos },
  { to: paths.products, label: 'Produtos', text: 'Extintores portáteis e sobre rodas', src: produtos },
] as const;
