import { Link, PageHead, paths, useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import type { ComponentType } from 'react';
import { AccountFrame } from './AccountFrame';

/** A page that only a site with sign-in has; on others it says that there are no accounts, and nothing of it runs. */
export function withSignIn(Page: ComponentType): ComponentType {
  return function PageWithSignIn() {
    return offersSignIn(useSiteConfig()) ? <Page /> : <NoAccounts />;
  };
}

/** Shown in place of the forms, which would have nobody to send to. */
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
