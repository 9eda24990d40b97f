import type { SiteConfig } from '@site/shared/contracts';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';

/** Firebase never contacts production services for a project id that begins with `demo-`. */
const emulatorProject = { apiKey: 'demo-key', projectId: 'demo-site', authDomain: 'demo-site.firebaseapp.com' };

/** Returns the page's Firebase app; without keys that of the emulator's project. */
export function firebaseApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return getApps()[0] ?? initializeApp(firebase ?? emulatorProject);
}

/** Creates a second app of the same project, with a separate sign-in state. Call once, after `firebaseApp`. */
export function signUpApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return initializeApp(firebase ?? emulatorProject, 'sign-up');
}
