/** LGPD, art. 18. */
export const rights: readonly string[] = [
  'Saber se tratamos dados seus, e ter acesso a eles.',
  'Corrigir dados incompletos, errados ou desatualizados.',
  'Pedir que sejam anonimizados, bloqueados ou eliminados, se forem desnecessários ou excessivos.',
  'Levar os dados para outro fornecedor.',
  'Saber com quem os compartilhamos.',
  'Opor-se a um tratamento que não respeite a lei.',
  'Revogar um consentimento que você deu, e eliminar os dados que dependem dele.',
];
