import fs from 'node:fs/promises';
import { readSiteConfig } from './config';

afterEach(() => jest.restoreAllMocks());

test('the configuration of the repository is valid', async () => {
  expect(await readSiteConfig({})).toMatchObject({ preview: true, mailEndpoint: '/send_mail.php' });
});

test('environment variables override site.config.json', async () => {
  expect(await readSiteConfig({ SITE_PREVIEW: 'false' })).toMatchObject({ preview: false });
});

test('a wrong value is an error of one line that names field, key and variable', async () => {
  await expect(readSiteConfig({ SITE_CONTACT_EMAIL: 'nobody' })).rejects.toThrow(
    /^site\.config\.json: E-mail da empresa: escreva .+ \(está "nobody"\) \[contact\.email; no ambiente, SITE_CONTACT_EMAIL\]$/,
  );
});

test('a configuration that is missing or no JSON is an error of one line', async () => {
  const readFile = jest.spyOn(fs, 'readFile');
  readFile.mockRejectedValueOnce(new Error('ENOENT'));
  await expect(readSiteConfig({})).rejects.toThrow(
    /^site\.config\.json: este arquivo não existe ou não pode ser lido$/,
  );
  readFile.mockResolvedValueOnce('{ "siteUrl": ');
  await expect(readSiteConfig({})).rejects.toThrow(/^site\.config\.json: linha 1: o JSON não está correto .+$/);
});
