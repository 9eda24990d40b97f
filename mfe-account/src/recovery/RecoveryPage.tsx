import { Link, PageHead, type PageMetadata, paths, showAlert, useNavigate } from '@site/shared';
import { recoverySchema } from '@site/shared/forms';
import { useValidatedForm } from '@site/shared/ui';
import { useEffect } from 'react';
import { AccountForm } from '../fields/AccountForm';
import { ActionButton } from '../fields/ActionButton';
import { EmailField } from '../fields/EmailField';
import { AccountFrame } from '../frame/AccountFrame';
import { useSession } from '../session/SessionContext';

const metadata: PageMetadata = {
  title: 'Recuperar senha',
  description: 'Receba por e-mail um link para criar uma nova senha.',
};

/** `/recuperar-senha` (spec 2, Recovery). Open to signed-in visitors too, who may have forgotten their password. */
export function RecoveryPage() {
  const { session } = useSession();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useValidatedForm(recoverySchema, { email: '' });
  const { errors, isSubmitting } = formState;
  useEffect(() => session.preload(), [session]);

  const sendLink = handleSubmit(async ({ email }) => {
    const failure = await session.sendPasswordReset(email);
    if (failure) {
      setError('root', failure);
      return;
    }
    showAlert('Link de recuperação enviado!');
    navigate(paths.signIn);
  });

  return (
    <AccountFrame
      title="Recupere sua senha"
      text="Informe o e-mail da sua conta. Enviaremos um link para você criar uma nova senha."
      footer={
        <>
          Lembrou a senha? <Link to={paths.signIn}>Voltar para o login</Link>
        </>
      }
    >
      <PageHead metadata={metadata} />
      <AccountForm onSubmit={sendLink} failure={errors.root?.message}>
        <EmailField {...register('email')} error={errors.email?.message} />
        <ActionButton type="submit" busy={isSubmitting} busyLabel="Enviando...">
          Enviar Link de Recuperação
        </ActionButton>
      </AccountForm>
    </AccountFrame>
  );
}
