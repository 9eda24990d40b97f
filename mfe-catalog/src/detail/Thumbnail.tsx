import { Picture, useStaticContent } from '@site/shared/ui';
import './Thumbnail.forced.module.css';
import './Thumbnail.later.module.css';
import styles from './Thumbnail.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly src: string;
  /** Such as `2 de 4`. */
  readonly position: string;
  /** True for the initially chosen picture. */
  readonly isFirst: boolean;
}

/** Radio button that looks like the picture it chooses. The browser holds the state, without React. */
export function Thumbnail({ className, src, position, isFirst }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is in the static content
    <label
      className={`${styles.thumbnail} ${className ?? ''}`}
      {...useStaticContent(
        <>
          <input
            type="radio"
            className={styles.input}
            name="imagem"
            aria-label={`Ver imagem ${position}`}
            defaultChecked={isFirst}
          />
          <Picture
            src={src}
            sizes="(min-width: 56.25rem) 88px, 68px"
            between={[160, 240]}
            alt=""
            width={800}
            height={800}
            loading="lazy"
            fetchPriority="low"
            decoding="async"
          />
        </>,
      )}
    />
  );
}
