import { sampleConfig } from '@site/shared/standalone';
import { loadDocumentDatabase } from './documentDatabase';

test('loadDocumentDatabase opens the database once, in the Firebase project of the sign-in', async () => {
  const config = document.createElement('script');
  config.id = 'site-config';
  config.type = 'application/json';
  config.textContent = JSON.stringify(sampleConfig);
  document.head.append(config);

  const database = await loadDocumentDatabase();
  expect(database.type).toBe('firestore');
  expect(database.app.options.projectId).toBe('demo-site');
  expect(await loadDocumentDatabase()).toBe(database);
});
