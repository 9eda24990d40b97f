import * as v from 'valibot';
import { email } from './email';

/** Requirements of a password, in the order of the checklist (spec 5, Sign-up). */
export const passwordRequirements = [
  {
    id: 'length',
    label: 'Pelo menos 8 caracteres',
    test: (password: string) => password.length >= 8,
  },
  {
    id: 'uppercase',
    label: 'Uma letra maiúscula',
    test: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    label: 'Uma letra minúscula',
    test: (password: string) => /\p{Ll}/u.test(password),
  },
  {
    id: 'digit',
    label: 'Um número',
    test: (password: string) => /\d/.test(password),
  },
  {
    id: 'special',
    label: 'Um caractere especial (!@#$%^&*(),.?":{}|<>)',
    test: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
] as const;

const requiredPassword = v.pipe(v.string(), v.nonEmpty('A senha é obrigatória.'));

export const signInSchema = v.object({ email, password: requiredPassword });

export const recoverySchema = v.object({ email });

export const signUpSchema = v.pipe(
  v.object({
    UserName: v.pipe(v.string(), v.trim(), v.nonEmpty('O nome é obrigatório.')),
    email,
    password: v.pipe(
      requiredPassword,
      v.check(
        (password) => passwordRequirements.every(({ test }) => test(password)),
        'A senha não atende a todos os requisitos.',
      ),
    ),
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Confirme sua senha.')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword,
      'As senhas não correspondem.',
    ),
    ['confirmPassword'],
  ),
);

export type SignUpValues = v.InferOutput<typeof signUpSchema>;
