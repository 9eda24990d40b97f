/** A message, as a browser sends the contact form. */
export function messageOf(subject: string): FormData {
  const form = new FormData();
  const fields = {
    name: 'Ana Souza',
    email: 'ana@example.com',
    message: 'Olá.\n'.repeat(20),
    preferredContact: 'email',
    origem_formulario: 'Medição',
    subject,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** How long an answer is waited for, as the form does (ms). */
const patience = 20_000;

/**
 * @param from address of the visitor, to a server that stands behind a proxy (`TRUST_PROXY=1`)
 * @returns status of the answer; 0 when there is none
 */
export async function submit(origin: string, message: FormData, from?: string): Promise<number> {
  const headers: HeadersInit = from ? { 'x-forwarded-for': from } : {};
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(`${origin}/send_mail.php`, { method: 'POST', body: message, headers, signal });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
