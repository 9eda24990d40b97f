/** A mistake that somebody may make: a file, what stands in it, and what stands there by mistake. */
export type Mistake = readonly [file: string, text: string, mistake: string];

/** Of each package at least one. */
export const mistakes: readonly Mistake[] = [
  ['shared/src/cart/cartRules.ts', 'quantity > 0', 'quantity >= 0'],
  ['shared/src/cart/cartRules.ts', 'Math.round(price * 100) * quantity', 'Math.round(price * 100)'],
  ['shared/src/forms/accountForms.ts', 'password.length >= 8', 'password.length > 8'],
  ['shared/src/format/index.ts', 'price.toFixed(2)', 'price.toFixed(3)'],
  ['shell/src/remotes/chooseDeployment.ts', '!deployment.default && visitor', 'deployment.default && visitor'],
  ['shell/src/remotes/slotStates.ts', "load.at === 'loading' && load.run === run", "load.at === 'loading'"],
  ['shell/src/routes.ts', 'caseSensitive: true', 'caseSensitive: false'],
  ['mfe-account/src/session/failures.ts', "field: 'email'", "field: 'password'"],
  ['mfe-account/src/session/failures.ts', "message: 'Usuário não encontrado.'", "message: 'Usuário não encontrado'"],
  ['mfe-cart/src/panel/CartPanel.tsx', 'quantity - 1)', 'quantity)'],
  ['mfe-catalog/src/filter/filterRules.ts', '.some((tag)', '.every((tag)'],
  ['mfe-catalog/src/filter/filterRules.ts', '.filter((value) => knownValues.has(value))', ''],
  ['mfe-content/src/contactForm/draftStorage.ts', 'length > longest', 'length < longest'],
  ['mfe-content/src/contactForm/draftStorage.ts', "'contactDraft'", "'draft'; const unused = 1"],
  ['delivery/src/store/channelMoves.ts', 'traffic > 99', 'traffic > 100'],
  ['delivery/src/publish/prune.ts', 'keptVersions = 5', 'keptVersions = 1'],
  ['delivery/src/publish/sitemap.ts', "'Disallow: /'", "'Disallow /'"],
  ['server/src/guard/sequentialTest.ts', 'canary.views < judgedBy.leastViews ||', ''],
  ['server/src/mail/dailyShare.ts', 'use.messages >= limits.messages', 'use.messages > limits.messages'],
  ['tools/src/newRemote/remoteNames.ts', 'folder.length <= 40', 'folder.length <= 400'],
  ['lab/src/statistics.ts', 'sorted.length / 2', 'sorted.length * 2'],
  ['e2e/support/keyboard.ts', 'import ', "import '@site/delivery/cli';\nimport "],
];
