import { Link, PageHead, type PageMetadata, paths } from '@site/shared';
import { signUpSchema } from '@site/shared/forms';
import { TextField, useValidatedForm } from '@site/shared/ui';
import { AccountForm } from '../fields/AccountForm';
import { ActionButton } from '../fields/ActionButton';
import { EmailField } from '../fields/EmailField';
import { NewPasswordField } from '../fields/NewPasswordField';
import { newPassword } from '../fields/newPassword';
import { PasswordField } from '../fields/PasswordField';
import { AccountFrame } from '../frame/AccountFrame';
import { useGuestSession } from '../session/useGuestSession';

const metadata: PageMetadata = {
  title: 'Cadastro',
  description: 'Crie sua conta com nome, e-mail e senha.',
};

export function SignUpPage() {
  const { register, handleSubmit, setError, watch, formState } = useValidatedForm(signUpSchema, {
    UserName: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const { errors, isSubmitting } = formState;
  // Another tab may sign in meanwhile.
  const session = useGuestSession(isSubmitting ? 'Conta criada. Olá' : undefined);

  const signUp = handleSubmit(async (values) => {
    const failure = await session.signUp(values);
    if (failure) setError(failure.field ?? 'root', failure, { shouldFocus: true });
  });

  return (
    <AccountFrame
      title="Faça seu cadastro"
      text="Preencha os dados abaixo para criar sua conta."
      forGuests
      footer={
        <>
          Já tem uma conta? <Link to={paths.signIn}>Faça login</Link>
        </>
      }
    >
      <PageHead metadata={metadata} />
      <AccountForm onSubmit={signUp} failure={errors.root?.message}>
        <TextField
          label="Nome completo"
          autoComplete="name"
          autoCapitalize="words"
          required
          {...register('UserName')}
          error={errors.UserName?.message}
        />
        <EmailField {...register('email')} error={errors.email?.message} />
        <NewPasswordField
          label="Senha"
          password={watch('password')}
          {...register('password', { deps: 'confirmPassword' })}
          error={errors.password?.message}
        />
        <PasswordField
          label="Confirmar senha"
          toggleLabel="Mostrar confirmação da senha"
          {...newPassword}
          {...register('confirmPassword')}
          error={errors.confirmPassword?.message}
        />
        <ActionButton type="submit" busy={isSubmitting} busyLabel="Cadastrando...">
          Cadastrar
        </ActionButton>
      </AccountForm>
    </AccountFrame>
  );
}
