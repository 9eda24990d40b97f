import type { SiteConfig } from '@site/shared/contracts';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';

/** Names of the emulator's project: a `demo-` project never reaches a real one. */
const emulatorProject = { apiKey: 'demo-key', projectId: 'demo-site', authDomain: 'demo-site.firebaseapp.com' };

/** The page's Firebase app: the owner's project, or the emulator's while there are no keys. */
export function firebaseApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return getApps()[0] ?? initializeApp(firebase ?? emulatorProject);
}

/** A second app of the same project, for what the first is not to know yet. To be called once, after `firebaseApp`. */
export function signUpApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return initializeApp(firebase ?? emulatorProject, 'sign-up');
}
