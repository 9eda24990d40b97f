import { rollbackReason } from './rollbackReason';
import { newTest } from './sequentialTest';

test.each([
  [
    { canary: { views: 1_234, failed: 98 }, live: { views: 1, failed: 0 } },
    'rolled back',
    'failed',
    'Falhou em 98 de 1.234 visualizações (7,9%); a versão no ar, no mesmo período, em 0 de 1 visualização (0%).',
  ],
  [
    { canary: { views: 20, failed: 20 }, live: { views: 0, failed: 0 } },
    'only reported',
    'failed',
    'Falhou em 20 de 20 visualizações (100%); a versão no ar não teve visualizações no mesmo período. Não foi recolhida: o servidor só relata.',
  ],
  [
    { canary: { views: 20, failed: 19 }, live: { views: 9, failed: 3 } },
    'rolled back',
    'recovered',
    'Desenhou no navegador algo diferente do seu HTML em 19 de 20 visualizações (95%); a versão no ar, no mesmo período, em 3 de 9 visualizações (33,3%).',
  ],
] as const)(
  'the reason for %j (%s, %s) is a Portuguese sentence with counts and percentages',
  (counts, outcome, symptom, text) => {
    expect(rollbackReason({ ...newTest, ...counts }, outcome, symptom)).toBe(text);
  },
);
