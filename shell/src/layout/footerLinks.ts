import { paths } from '@site/shared';
import { rodape } from '../../content/rodape';

export const productCategories = rodape.produtos.map(({ texto, filtro }) => ({
  label: texto,
  to: `${paths.products}?filtro=${filtro}`,
}));

/** Lead to the services page with the service opened, by the site's older addresses (spec 2, Layout). */
export const footerServices = rodape.servicos.map(({ texto, servico }) => ({
  label: texto,
  to: `/servicos.html#${servico}`,
}));
