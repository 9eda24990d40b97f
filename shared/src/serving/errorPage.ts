/** Title and text by status code (RFC 9110, sections 15.5 and 15.6.4; RFC 6585). */
const problems = {
  400: ['Endereço inválido', 'O endereço que você tentou acessar não é válido.'],
  408: ['Tempo esgotado', 'O pedido demorou demais para chegar. Por favor, tente novamente.'],
  414: ['Endereço longo demais', 'O endereço que você tentou acessar é longo demais.'],
  431: [
    'Pedido grande demais',
    'O navegador enviou informações demais. Apague os cookies deste site e tente novamente.',
  ],
  503: [
    'Página indisponível',
    'Não foi possível abrir esta página agora. Por favor, tente novamente em alguns minutos.',
  ],
} as const;

export type ProblemStatus = keyof typeof problems;

const style =
  'body{display:grid;min-height:100vh;margin:0;place-items:center;background:#f7f6f3;color:#171b21;font:1.125rem/1.5 Archivo,system-ui,sans-serif}' +
  'main{max-width:32rem;margin:1.5rem;padding:1.5rem 2rem;border-left:6px solid #c4122d;background:#fff}' +
  'h1{margin:0;font-size:2rem;line-height:1.2}a{color:#c4122d;font-weight:600}';

/** Returns a self-contained error page: other files of the site may be unreachable. */
export function errorPage(status: ProblemStatus): string {
  const [title, text] = problems[status];
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Voltar para a Página Inicial</a></p></main></body>
</html>
`;
}
