import { checks } from '../early/protocol';
import { checkFields } from './checkFields';
import { emptyContactValues, type FullContactValues, fullContactSchema } from './contactForm';

/** Accept all values that the schema accepts; the server refuses the rest. */
const patterns: Partial<FullContactValues> = {
  name: String.raw`^[\p{L}\p{M}\s]+$`,
  email: String.raw`^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$`,
  // 10 or 11 digits, or more with a possible country code or extension.
  phone: String.raw`^$|^(\D*\d){10,11}\D*$|^\W*(0|55)(\D*\d){10}|^(\D*\d){10}.*\p{L}`,
};

const names = Object.keys(emptyContactValues) as (keyof FullContactValues)[];

const missing = mistakes(emptyContactValues);
const malformed = mistakes({
  ...emptyContactValues,
  ...Object.fromEntries(Object.keys(patterns).map((name) => [name, '1'])),
});

/** Checks by the first responder, with the messages of `fullContactSchema` (spec 5, Contact form). */
export const earlyChecks = Object.fromEntries(names.map((name) => [name, checksOf(name)])) as Readonly<
  Record<keyof FullContactValues, ReturnType<typeof checks>>
>;

function mistakes(values: FullContactValues): Readonly<Record<string, string>> {
  const result = checkFields(fullContactSchema, values);
  return result.success ? {} : result.messages;
}

function checksOf(name: keyof FullContactValues) {
  const pattern = patterns[name];
  const rules = [
    missing[name] === undefined ? null : (['.', missing[name]] as const),
    pattern === undefined || malformed[name] === undefined ? null : ([pattern, malformed[name]] as const),
  ];
  return checks(rules.filter((rule) => rule !== null));
}
