import type { Page } from '@playwright/test';
import type { RegisteredRemote } from '@site/shared/registry';
import { expect } from './test';

/** Name of a remote's package, which its files are served under. */
export type RemoteFolder = RegisteredRemote['folder'];

/** Address of every version's entry script of a remote. */
export const entryOf = (remote: RemoteFolder) => `**/${remote}/*/remoteEntry.js*`;

/** Address of every script of a remote, its entry included. */
export const scriptsOf = (remote: RemoteFolder) => `**/${remote}/*/*.js*`;

/** What the console may say while scripts can't be loaded: the network, the preloads, the loader, React. */
export const loadingProblems =
  /Failed to load resource|Refused to (execute script|apply (inline )?style)|Content Security Policy|could not be loaded|preload|integrity|Loading (CSS )?chunk|^error: mfe_\w+ \S+ failed/;

/** The box in the place of a part that can't be shown. */
export function unavailableBox(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta parte da página.' });
}

/** Asks the box to try again. */
export async function tryAgain(page: Page): Promise<void> {
  await unavailableBox(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(unavailableBox(page)).toHaveCount(0);
}
