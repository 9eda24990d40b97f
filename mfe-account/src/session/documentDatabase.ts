import type { Firestore } from 'firebase/firestore';
import { readPublicConfig } from './publicConfig';

let database: Promise<Firestore> | undefined;

/**
 * The document database's client (spec 7), of the same project as sign-in. Nothing of the site keeps documents yet, so
 * no page imports this file and no bundle holds the client.
 */
export function loadDocumentDatabase(): Promise<Firestore> {
  database ??= Promise.all([import('firebase/firestore'), import('./firebaseApp')]).then(
    ([{ getFirestore }, { firebaseApp }]) => getFirestore(firebaseApp(readPublicConfig())),
  );
  return database;
}
