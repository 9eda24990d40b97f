import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchemas } from './releaseSchemas';

// `npm run schemas -w delivery`, after a change of a schema.
for (const [file, text] of Object.entries(releaseSchemas))
  await writeFile(path.join(import.meta.dirname, '../..', file), text);
