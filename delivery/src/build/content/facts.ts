/** Facts of `site.config.json` that content files name between braces, such as `{horasDeResposta}`. */
export const factNames = ['horasDeResposta', 'anosDeMercado', 'horario'] as const;

export type Facts = Readonly<Record<(typeof factNames)[number], string>>;

export function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return factNames.reduce((text, name) => text.replaceAll(`{${name}}`, facts[name]), value);
  if (Array.isArray(value)) return value.map((item) => withFacts(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withFacts(field, facts)]));
}
