import { RouterScope } from '@site/shared';
import { cartPart } from '@site/shared/early';
import { VisuallyHidden } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { CartPanelSlot } from './CartPanelSlot';
import { Footer } from './Footer';
import { Header } from './Header';
import './Layout.print.module.css';
import styles from './Layout.module.css';
import { SideMenu } from './SideMenu';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <RouterScope>
        <Footer />
      </RouterScope>
      <VisuallyHidden>
        {/* The first responder announces here. */}
        <span role="status" {...cartPart('message')} suppressHydrationWarning>
          {''}
        </span>
      </VisuallyHidden>
      {/* Outside `RouterScope`: a new address would make React discard the HTML of the remotes in them, and load their code. */}
      <SideMenu />
      <CartPanelSlot />
    </>
  );
}
