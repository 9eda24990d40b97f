import type { SiteConfig } from '@site/shared/contracts';
import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';

/** Firebase never contacts production services for a project id that begins with `demo-`. */
const emulatorProject = { apiKey: 'demo-key', projectId: 'demo-site', authDomain: 'demo-site.firebaseapp.com' };

export function firebaseApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return getApps()[0] ?? withoutHeartbeat(initializeApp(firebase ?? emulatorProject));
}

/** Creates a second app of the same project, with a separate sign-in state. Call once, after `firebaseApp`. */
export function signUpApp({ firebase }: Pick<SiteConfig, 'firebase'>): FirebaseApp {
  return withoutHeartbeat(initializeApp(firebase ?? emulatorProject, 'sign-up'));
}

interface Container {
  addOrOverwriteComponent?(component: object): void;
}

const silentHeartbeat = { triggerHeartbeat: async () => {}, getHeartbeatsHeader: async () => '' };

/** Stores days of use in the browser and sends them to Google. Sign-in does not need it. */
function withoutHeartbeat(app: FirebaseApp): FirebaseApp {
  const { container } = app as { readonly container?: Container };
  container?.addOrOverwriteComponent?.({
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => silentHeartbeat,
  });
  return app;
}
