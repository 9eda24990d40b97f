import { paths } from '@site/shared';
import { quotePath } from '@site/shared/forms';
import { lugares } from '../../content/lugares';

/** Place to protect, with the products for its fire classes; texts and sources are in `content/lugares`. */
export interface Place {
  /** Anchor of `/produtos` that selects the place. */
  readonly id: string;
  readonly name: string;
  readonly icon: (typeof lugares)[number]['icone'];
  /** Fire classes, and what burns there. */
  readonly text: string;
  readonly agents?: string | undefined;
  /** Tags of the filter; undefined where no product of the catalogue suits. */
  readonly filter?: readonly string[] | undefined;
  /** Path of the products, or of a request for a quote. */
  readonly path: string;
}

export const places: readonly Place[] = lugares.map((lugar) => ({
  id: lugar.codigo,
  name: lugar.nome,
  icon: lugar.icone,
  text: lugar.texto,
  agents: lugar.agentes,
  filter: lugar.filtro,
  path: lugar.orcamento ? quotePath({ fullName: lugar.orcamento }) : `${paths.products}#${lugar.codigo}`,
}));

/** Place that an anchor such as `#garagem` selects. */
export function placeOf(hash: string): Place | undefined {
  return places.find(({ id, filter }) => filter && hash === `#${id}`);
}
