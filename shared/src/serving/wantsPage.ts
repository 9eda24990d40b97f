interface WithHeaders {
  readonly headers: { readonly [name: string]: unknown };
}

/** True where the browser navigates to the answer, and no script reads it (https://www.w3.org/TR/fetch-metadata/). */
export function wantsPage({ headers }: WithHeaders): boolean {
  const dest = headers['sec-fetch-dest'];
  return dest === undefined ? /\btext\/html\b/.test(String(headers.accept ?? '')) : dest === 'document';
}
