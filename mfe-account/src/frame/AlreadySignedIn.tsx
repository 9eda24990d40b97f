import { paths } from '@site/shared';
import { ButtonLink } from '@site/shared/ui';
import { useSession } from '../session/SessionContext';
import { SessionName } from '../session/SessionName';
import styles from './AlreadySignedIn.module.css';

export function AlreadySignedIn() {
  const { state } = useSession();
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        Olá, <SessionName user={state.user} />! Você já entrou na sua conta.
      </p>
      <ButtonLink to={paths.home} size="large" wide>
        Ir para a página inicial
      </ButtonLink>
    </div>
  );
}
