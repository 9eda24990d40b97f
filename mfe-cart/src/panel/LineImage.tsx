import { PackageIcon, Picture } from '@site/shared/ui';
import { useState } from 'react';
import styles from './LineImage.module.css';

/** Picture of the product, or an icon where the address in a stored cart no longer exists. */
export function LineImage({ src }: { readonly src: string }) {
  const [isBroken, setIsBroken] = useState(src === '');
  return (
    <div className={styles.frame}>
      {isBroken ? (
        <PackageIcon size={28} />
      ) : (
        <Picture
          className={styles.image}
          src={src}
          sizes="64px"
          between={[72, 160]}
          alt=""
          width={76}
          height={76}
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      )}
    </div>
  );
}
