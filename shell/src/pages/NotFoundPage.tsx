import drawing from '@images/not-found?width=328-600';
import { PageHead, paths } from '@site/shared';
import { ButtonLink, Container, Picture } from '@site/shared/ui';
import styles from './NotFoundPage.module.css';

const metadata = { title: 'Página Não Encontrada', description: 'A página que você procura não existe ou foi movida.' };

export function NotFoundPage() {
  return (
    <Container className={styles.page}>
      <PageHead metadata={metadata} />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 tabIndex={-1}>Página Não Encontrada</h1>
        <p className={styles.text}>Oops! Parece que o caminho que você tentou acessar não existe ou foi movido.</p>
        <div className={styles.links}>
          <ButtonLink to={paths.home} size="large">
            Voltar para a Página Inicial
          </ButtonLink>
          <ButtonLink to={paths.contact} size="large" variant="secondary">
            Fale Conosco
          </ButtonLink>
        </div>
      </div>
      <Picture
        className={styles.drawing}
        src={drawing}
        sizes="(min-width: 48rem) min(46vw - 24px, 600px), calc(100vw - 32px)"
        alt=""
        width={960}
        height={720}
      />
    </Container>
  );
}
