import type { Page } from '@playwright/test';
import type { RegisteredRemote } from '@site/shared/registry';
import { expect } from './test';

export type RemoteFolder = RegisteredRemote['folder'];

export const entryOf = (remote: RemoteFolder) => `**/${remote}/*/remoteEntry.js*`;

export const scriptsOf = (remote: RemoteFolder) => `**/${remote}/*/*.js*`;

export const loadingProblems =
  /Failed to load resource|Refused to (execute script|apply (inline )?style)|Content Security Policy|could not be loaded|preload|integrity|Loading (CSS )?chunk|^error: mfe_\w+ \S+ failed/;

export function unavailableBox(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Não foi possível carregar esta parte da página.' });
}

export async function tryAgain(page: Page): Promise<void> {
  await unavailableBox(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(unavailableBox(page)).toHaveCount(0);
}
