/** What is wrong with a request that can't be answered by a page of the site (RFC 9110, section 15.5; RFC 6585). */
declare const problems: {
    readonly 400: readonly ["Endereço inválido", "O endereço que você tentou acessar não é válido."];
    readonly 408: readonly ["Tempo esgotado", "O pedido demorou demais para chegar. Por favor, tente novamente."];
    readonly 414: readonly ["Endereço longo demais", "O endereço que você tentou acessar é longo demais."];
    readonly 431: readonly ["Pedido grande demais", "O navegador enviou informações demais. Apague os cookies deste site e tente novamente."];
};
export type ProblemStatus = keyof typeof problems;
/** A page that needs nothing else: where it is shown, the site itself may be out of reach. */
export declare function errorPage(status: ProblemStatus): string;
export {};
