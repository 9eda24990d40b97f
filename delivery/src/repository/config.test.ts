import fs from 'node:fs/promises';
import { readSiteConfig } from './config';

afterEach(() => jest.restoreAllMocks());

test('the configuration of the repository is valid', async () => {
  expect(await readSiteConfig({})).toMatchObject({ preview: true, mailEndpoint: '/send_mail.php' });
});

test('environment variables override site.config.json', async () => {
  expect(await readSiteConfig({ SITE_PREVIEW: 'false' })).toMatchObject({ preview: false });
});

test('a wrong value is an error of one line that names the key', async () => {
  await expect(readSiteConfig({ SITE_CONTACT_EMAIL: 'nobody' })).rejects.toThrow(
    /^site\.config\.json: contact\.email must be an e-mail address \(environment: SITE_CONTACT_EMAIL\)$/,
  );
});

test('a configuration that is missing or no JSON is an error of one line', async () => {
  const readFile = jest.spyOn(fs, 'readFile');
  readFile.mockRejectedValueOnce(new Error('ENOENT'));
  await expect(readSiteConfig({})).rejects.toThrow(/^site\.config\.json is missing or cannot be read$/);
  readFile.mockResolvedValueOnce('{ "siteUrl": ');
  await expect(readSiteConfig({})).rejects.toThrow(/^site\.config\.json is not JSON: .+$/);
});
