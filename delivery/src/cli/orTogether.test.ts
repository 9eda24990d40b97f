import { PublishError } from '../render';
import { orTogether } from './orTogether';

const refused = (...packages: string[]) =>
  orTogether('deploy', ['mfe-cart'], Promise.reject(new PublishError('They do not fit', packages)));

test('a refusal that names another package names the command for both', async () => {
  await expect(refused('shell', 'mfe-cart')).rejects.toThrow(
    'They do not fit. Together: npm run site -- deploy mfe-cart shell',
  );
});

test('the command has the packages of all reasons', async () => {
  const error = new PublishError('They do not fit', ['shell'], undefined, ['shell', 'mfe-account']);
  await expect(orTogether('rollback', ['mfe-cart'], Promise.reject(error))).rejects.toThrow(
    'rollback mfe-cart shell mfe-account',
  );
});

test.each([[['mfe-cart']], [[]]])('a refusal that names only %j stays as it is', async (packages) => {
  await expect(refused(...packages)).rejects.toThrow(/fit$/);
});

test('an error of another kind stays as it is', async () => {
  await expect(orTogether('deploy', ['mfe-cart'], Promise.reject(new Error('No store')))).rejects.toThrow(/^No store$/);
});
