import type { Check } from './siteChecks';

/** Portuguese text: a line per check, with a remedy after each failed one. */
export function checklist(checks: readonly Check[]): string {
  const missing = checks.filter(({ isDone }) => !isDone).length;
  const lines = checks.map(({ name, isDone, remedy }) => (isDone ? `✓ ${name}` : `✗ ${name}\n    ${remedy}`));
  const total =
    missing === 0
      ? 'Tudo pronto: o site pode abrir.'
      : `${missing === 1 ? 'Falta 1 item' : `Faltam ${missing} itens`} de ${checks.length}.`;
  return `${lines.join('\n')}\n\n${total}`;
}
