import { Link, PageHead, type PageMetadata, paths } from '@site/shared';
import { signInSchema } from '@site/shared/forms';
import { useValidatedForm } from '@site/shared/ui';
import { AccountForm } from '../fields/AccountForm';
import { ActionButton } from '../fields/ActionButton';
import { EmailField } from '../fields/EmailField';
import { PasswordField } from '../fields/PasswordField';
import { AccountFrame } from '../frame/AccountFrame';
import { useGuestSession } from '../session/useGuestSession';
import { GoogleSignIn } from './GoogleSignIn';
import styles from './LoginPage.module.css';

const metadata: PageMetadata = {
  title: 'Entrar',
  description: 'Entre na sua conta com e-mail e senha ou com o Google.',
};

export function LoginPage() {
  const session = useGuestSession();
  const { register, handleSubmit, setError, formState } = useValidatedForm(signInSchema, { email: '', password: '' });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async ({ email, password }) => {
    const failure = await session.signIn(email, password);
    if (failure) setError('root', failure);
  });

  return (
    <AccountFrame
      title="Faça seu login"
      text="Que bom ver você de novo. Informe seus dados para entrar."
      forGuests
      footer={
        <>
          Ainda não tem uma conta? <Link to={paths.signUp}>Cadastre-se</Link>
        </>
      }
    >
      <PageHead metadata={metadata} />
      <AccountForm onSubmit={signIn} failure={errors.root?.message}>
        <EmailField {...register('email')} error={errors.email?.message} />
        <div className={styles.password}>
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            {...register('password')}
            error={errors.password?.message}
          />
          <Link className={styles.forgotten} to={paths.recovery}>
            Esqueceu sua senha?
          </Link>
        </div>
        <ActionButton type="submit" busy={isSubmitting} busyLabel="Entrando...">
          Entrar
        </ActionButton>
      </AccountForm>
      <p className={styles.or}>ou</p>
      <GoogleSignIn session={session} />
    </AccountFrame>
  );
}
