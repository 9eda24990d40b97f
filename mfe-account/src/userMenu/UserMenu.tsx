import { Link, panelClosed, paths, useAppDispatch } from '@site/shared';
import type { UserMenuProps } from '@site/shared/contracts';
import { UserIcon } from '@site/shared/ui';
import { type Ref, useEffect, useRef } from 'react';
import { useSession } from '../session/SessionContext';
import { HeaderMenu } from './HeaderMenu';
import header from './HeaderMenu.module.css';
import { SideMenuList } from './SideMenuList';
import side from './SideMenuList.later.module.css';
import styles from './UserMenu.module.css';
import './HeaderMenu.later.module.css';

/** The server's HTML has both forms (spec 2, User menu); CSS shows one by `data-session` from the first frame. */
export function UserMenu({ placement }: UserMenuProps) {
  const { session, state } = useSession();
  const signInLink = useRef<HTMLAnchorElement>(null);
  const isSigningOut = useRef(false);

  useEffect(() => {
    if (state.status !== 'signed-out' || !isSigningOut.current) return;
    isSigningOut.current = false;
    // The focused button has been removed.
    signInLink.current?.focus();
  }, [state.status]);

  async function signOut() {
    if (isSigningOut.current) return;
    isSigningOut.current = true;
    if (!(await session.signOut())) isSigningOut.current = false;
  }

  const Links = placement === 'header' ? HeaderMenu : SideMenuList;
  const isUnknown = state.status === 'unknown';
  return (
    <>
      {state.status !== 'signed-in' && (
        <div className={isUnknown ? styles.whenSignedOut : undefined}>
          <SignInLink placement={placement} ref={signInLink} />
        </div>
      )}
      {state.status !== 'signed-out' && (
        <div className={isUnknown ? styles.whenSignedIn : undefined}>
          <Links user={state.user} onSignOut={signOut} />
        </div>
      )}
    </>
  );
}

interface Props extends UserMenuProps {
  readonly ref: Ref<HTMLAnchorElement>;
}

function SignInLink({ placement, ref }: Props) {
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
