/** Rule for visitors without scripts, apart from `duties.ts`, which the page loads later. A test compares the intervals. */
export const ruleText = 'Recarga a cada 12 meses, ensaio hidrostático a cada 5 anos.';
