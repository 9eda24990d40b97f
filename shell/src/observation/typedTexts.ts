/** What stands in the form fields of the page. */
export function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value);
}
