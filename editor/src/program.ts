import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';

const lock = 'package-lock.json';

/** Installs Decap CMS at first use and after a change of its lock file. @returns folder of its bundle */
export async function installEditor(log: (line: string) => void): Promise<string> {
  const folder = inRoot('.cache/content-editor');
  const source = inRoot('editor/decap-cms');
  const installed = path.join(folder, 'node_modules/decap-cms/dist');
  const read = (file: string) => readFile(file, 'utf8').catch(() => null);
  // `installed.json`: lock file of the last complete installation.
  const [wanted, found] = await Promise.all([read(path.join(source, lock)), read(path.join(folder, 'installed.json'))]);
  if (wanted === found) return installed;
  log('Instalando o editor (só na primeira vez, 16 MB) …');
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lock]) await cp(path.join(source, file), path.join(folder, file));
  await runStep('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await cp(path.join(source, lock), path.join(folder, 'installed.json'));
  return installed;
}
