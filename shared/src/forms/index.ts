export {
  passwordRequirements,
  recoverySchema,
  type SignUpValues,
  signInSchema,
  signUpSchema,
} from './accountForms';
export { type CheckedFields, checkFields } from './checkFields';
export {
  contactAnswerId,
  contactFormAnchor,
  contactLabels,
  contactMessageSchema,
  emptyContactValues,
  type FullContactValues,
  fullContactSchema,
  isFullContact,
  preferredContactLabels,
  type QuoteContactValues,
  quoteContactSchema,
  type ShortContactValues,
  shortContactSchema,
} from './contactForm';
export { type DueService, dueCalendarAddress, readDueServices } from './dueCalendar';
export { earlyChecks } from './earlyChecks';
export { isPlainAddress } from './email';
export { hiddenFields } from './hiddenFields';
export { isListRequest, listRequest, readRequest, requestNavigation } from './listRequest';
export { numberCharacters, numberText, sentNumberId, sentNumberText, sentPath } from './messageNumber';
export { formVersion, messageSchemaFor, versionField } from './newerForm';
export { isQuote, type QuoteValues, quoteForm, quotePath, readQuote } from './quote';
export { quoteItemsText, readQuoteItems } from './quoteItems';
