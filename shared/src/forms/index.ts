export {
  passwordRequirements,
  type RecoveryValues,
  recoverySchema,
  type SignInValues,
  type SignUpValues,
  signInSchema,
  signUpSchema,
} from './accountForms';
export { type CheckedFields, checkFields } from './checkFields';
export {
  contactMessageSchema,
  emptyContactValues,
  type FullContactValues,
  fullContactSchema,
  type ShortContactValues,
  shortContactSchema,
} from './contactForm';
