import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchemas } from './releaseSchemas';

test.each(Object.entries(releaseSchemas))('%s is current (npm run schemas -w delivery)', async (file, text) => {
  expect(await readFile(path.join(__dirname, '../..', file), 'utf8')).toBe(text);
});
