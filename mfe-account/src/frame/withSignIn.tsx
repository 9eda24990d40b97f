import { Link, PageHead, paths, useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import type { ComponentType } from 'react';
import { AccountFrame } from './AccountFrame';

/** Wraps a page that needs sign-in: a site without sign-in renders `NoAccounts` instead. */
export function withSignIn(Page: ComponentType): ComponentType {
  return function PageWithSignIn() {
    return offersSignIn(useSiteConfig()) ? <Page /> : <NoAccounts />;
  };
}

function NoAccounts() {
  return (
    <AccountFrame
      title="Este site não tem contas"
      text="Você não precisa de cadastro nem de senha: escolha os produtos e peça o seu orçamento."
      footer={<Link to={paths.products}>Ver produtos</Link>}
    >
      <PageHead metadata={{ title: 'Sem contas', description: 'Este site não tem contas.' }} />
    </AccountFrame>
  );
}
