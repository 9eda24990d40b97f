import { Link, panelClosed, paths, useAppDispatch } from '@site/shared';
import type { UserMenuProps } from '@site/shared/contracts';
import { UserIcon } from '@site/shared/ui';
import type { Ref } from 'react';
import './HeaderMenu.later.module.css';
import header from './HeaderMenu.module.css';
import side from './SideMenuList.later.module.css';

interface Props extends UserMenuProps {
  readonly ref: Ref<HTMLAnchorElement>;
}

export function SignInLink({ placement, ref }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Link
      ref={ref}
      className={placement === 'header' ? header.trigger : side.entry}
      to={paths.signIn}
      onClick={() => dispatch(panelClosed())}
    >
      <UserIcon size={20} />
      Entrar
    </Link>
  );
}
