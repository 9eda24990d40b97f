import { paths } from '@site/shared';
import { useStaticContent } from '@site/shared/ui';
import line from './CartLine.module.css';
import styles from './CartLines.module.css';
import { LineFrame } from './LineFrame';
import image from './LineImage.module.css';

/**
 * The lines of the cart in the page's HTML: none, and the template that the first responder makes them by until React is
 * there. It writes the values in place of their names (shell/src/responder/cartLines.ts).
 */
export function EarlyLines() {
  return (
    <>
      <template {...useStaticContent(<Template />)} />
      {/* biome-ignore lint/a11y/noRedundantRoles: as in CartLines */}
      <ul className={`${styles.lines} ${styles.early}`} role="list" data-cart="lines" {...useStaticContent(null)} />
    </>
  );
}

function Template() {
  return (
    <LineFrame
      id="{id}"
      image={<div className={image.frame} />}
      link={
        <a className={line.name} href={`${paths.product('')}{id}`}>
          {'{name}'}
        </a>
      }
      name="{name}"
      onRequest="{sobConsulta}"
      quantity="{quantity}"
      subtotal="{subtotal}"
    />
  );
}
