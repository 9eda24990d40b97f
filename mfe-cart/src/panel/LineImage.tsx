import { PackageIcon, Picture } from '@site/shared/ui';
import { useState } from 'react';
import styles from './LineImage.module.css';

/** The product's picture, or a neutral mark when a saved cart names one that is gone. */
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
