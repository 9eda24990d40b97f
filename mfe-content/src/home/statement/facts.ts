/** Claims of the company (spec 1). */
export const facts = [
  { figure: '+5', unit: 'anos', text: 'de experiência em segurança contra incêndio e pânico' },
  { figure: '24', unit: 'horas', text: 'é o prazo para você receber a nossa resposta' },
  { figure: 'CBMERJ', unit: '', text: 'empresa credenciada no Corpo de Bombeiros do Estado do Rio de Janeiro' },
] as const;
