import type { UserMenuProps } from '@site/shared/contracts';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/SessionContext';
import { HeaderMenu } from './HeaderMenu';
import { SideMenuList } from './SideMenuList';
import { SignInLink } from './SignInLink';
import styles from './UserMenu.module.css';

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
