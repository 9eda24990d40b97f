import { paths } from '@site/shared';
import content from '../../content/rodape';

/** Lead to the catalogue, filtered. */
export const productCategories = content.produtos.map(({ texto, filtro }) => ({
  label: texto,
  to: `${paths.products}?filtro=${filtro}`,
}));

/** Lead to the services page with the service opened, by the site's older addresses (spec 2, Layout). */
export const footerServices = content.servicos.map(({ texto, servico }) => ({
  label: texto,
  to: `/servicos.html#${servico}`,
}));

export const socialNetworks = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'facebook', name: 'Facebook' },
] as const;
