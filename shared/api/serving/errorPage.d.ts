/** Title and text by status code (RFC 9110, sections 15.5 and 15.6.4; RFC 6585). */
declare const problems: {
    readonly 400: readonly ["Endereço inválido", "O endereço que você tentou acessar não é válido."];
    readonly 408: readonly ["Tempo esgotado", "O pedido demorou demais para chegar. Por favor, tente novamente."];
    readonly 414: readonly ["Endereço longo demais", "O endereço que você tentou acessar é longo demais."];
    readonly 431: readonly ["Pedido grande demais", "O navegador enviou informações demais. Apague os cookies deste site e tente novamente."];
    readonly 503: readonly ["Página indisponível", "Não foi possível abrir esta página agora. Por favor, tente novamente em alguns minutos."];
};
export type ProblemStatus = keyof typeof problems;
/** Returns a self-contained error page: other files of the site may be unreachable. */
export declare function errorPage(status: ProblemStatus): string;
export {};
