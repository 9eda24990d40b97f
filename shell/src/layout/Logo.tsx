import { Link, paths, useSiteConfig } from '@site/shared';
import { Picture } from '@site/shared/ui';
import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<typeof Picture>;

interface Props extends Pick<PictureProps, 'src' | 'loading' | 'fetchPriority'> {
  readonly className?: string | undefined;
}

export function Logo({ className, ...picture }: Props) {
  const { brand } = useSiteConfig();
  return (
    <Link className={className} to={paths.home}>
      <Picture {...picture} sizes="169px" alt={`${brand.name}: página inicial`} width={196} height={44} />
    </Link>
  );
}
