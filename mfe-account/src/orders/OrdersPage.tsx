import { Link, PageHead, type PageMetadata, paths, useSiteConfig } from '@site/shared';
import { offersSignIn } from '@site/shared/contracts';
import { ButtonLink, PageBanner, Section } from '@site/shared/ui';
import { meusPedidos } from '../../content/meus-pedidos';
import { AccountDeletion } from '../deletion/AccountDeletion';
import { EscapePlan } from '../frame/EscapePlan';
import { EmptyOrderDrawing } from './EmptyOrderDrawing';
import styles from './OrdersPage.module.css';

const metadata: PageMetadata = {
  title: 'Meus pedidos',
  description: 'Os pedidos que você fez no nosso site.',
};

/** `/meus-pedidos` (spec 2, My orders): open to everyone, always empty. */
export function OrdersPage() {
  const hasAccounts = offersSignIn(useSiteConfig());
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Área do Usuário"
        title="Meus pedidos"
        text={hasAccounts ? 'O histórico das suas compras em um só lugar.' : 'Como acompanhar o que você pediu.'}
        image={<EscapePlan className={styles.plan} />}
      />
      <Section tone="surface">
        <div className={styles.empty}>
          <EmptyOrderDrawing />
          <h2 className={styles.title}>
            {hasAccounts ? 'Você ainda não fez nenhum pedido...' : 'Este site não tem contas'}
          </h2>
          <p className={styles.text}>
            {meusPedidos.convite}{' '}
            <span>{hasAccounts ? 'Quando houver um pedido, você o encontra aqui.' : meusPedidos.acompanhamento}</span>
          </p>
          <ButtonLink to={paths.products} size="large">
            Ver produtos
          </ButtonLink>
          <p className={styles.help}>
            Ficou com alguma dúvida? <Link to={paths.contact}>Fale conosco</Link>
          </p>
        </div>
      </Section>
      {hasAccounts && <AccountDeletion />}
    </>
  );
}
