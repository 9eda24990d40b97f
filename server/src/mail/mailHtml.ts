import { escapeHtml } from '@site/shared/format';

export interface MailRow {
  readonly label: string;
  readonly value: string;
  readonly link?: string | undefined;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Inline styles: mail programs ignore others. @param table HTML between the rows and the message */
export function mailHtml(title: string, rows: readonly MailRow[], message: string, table: string | null): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:16px;background:#f4f4f5;color:#18181b;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto;padding:20px;background:#ffffff;border-top:4px solid #b91c1c;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${[...rows.map(rowHtml), ...(table ? [table] : [])].join('\n')}
<p style="margin:16px 0 4px;color:#52525b;font-size:14px">Mensagem</p>
<div style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message || 'não informada')}</div>
</div>
</body>
</html>
`;
}

function rowHtml({ label, value, link }: MailRow): string {
  const text = escapeHtml(value || 'não informado');
  const shown = link && value ? `<a href="${escapeHtml(link)}" style="color:#b91c1c">${text}</a>` : text;
  return `<p style="margin:0 0 12px;overflow-wrap:anywhere"><span style="display:block;color:#52525b;font-size:14px">${label}</span>${shown}</p>`;
}
