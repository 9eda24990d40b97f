import type { Firestore } from 'firebase/firestore';
import { readPublicConfig } from './publicConfig';

let database: Promise<Firestore> | undefined;

/** Spec 7, in the Firebase project of sign-in. No page imports this file: the site stores no documents yet. */
export function loadDocumentDatabase(): Promise<Firestore> {
  database ??= Promise.all([import('firebase/firestore'), import('./firebaseApp')]).then(
    ([{ getFirestore }, { firebaseApp }]) => getFirestore(firebaseApp(readPublicConfig())),
  );
  return database;
}
