export {
  passwordRequirements,
  recoverySchema,
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
  shortContactSchema,
} from './contactForm';
export { contactFormAnchor, isQuote, type QuoteValues, quotePath, readQuote } from './quote';
