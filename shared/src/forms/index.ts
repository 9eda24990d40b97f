export {
  passwordRequirements,
  type RecoveryValues,
  recoverySchema,
  type SignInValues,
  type SignUpValues,
  signInSchema,
  signUpSchema,
} from './accountForms';
export {
  contactMessageSchema,
  emptyContactValues,
  type FullContactValues,
  fullContactSchema,
  type ShortContactValues,
  shortContactSchema,
} from './contactForm';
