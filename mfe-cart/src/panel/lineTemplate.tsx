import { paths } from '@site/shared';
import { goneNote } from './CartLine';
import line from './CartLine.module.css';
import { LineFrame } from './LineFrame';
import image from './LineImage.module.css';

/** Line for `EarlyCartLines`. */
export const lineTemplate = (
  <LineFrame
    id="{id}"
    image={<div className={image.frame} />}
    link={
      // Crawlers follow links in templates too, and this address has no page.
      <a className={line.name} href={`${paths.product('')}{id}`} rel="nofollow">
        {'{name}'}
      </a>
    }
    name="{name}"
    onRequest="{sobConsulta}"
    quantity="{quantity}"
    unitPrice="{unitPrice}"
    subtotal="{subtotal}"
    note={goneNote}
    isGone="{isGone}"
  />
);
