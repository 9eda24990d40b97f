import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { cutFont } from './font/cutFont';

const help = `npm run font -w tools

Cuts the typeface anew, after a change of what the site is set in (@site/shared/font).

  --help          this text`;

await command(help, {}, async () => {
  const { file, css, furtherCss } = await cutFont();
  const target = createRequire(import.meta.url).resolve('@site/shared/font/archivo-site.woff2');
  await writeFile(target, file);
  await writeFile(path.join(path.dirname(target), 'font.css'), css);
  await writeFile(path.join(path.dirname(target), 'further.script.css'), furtherCss);
  console.log(`archivo-site.woff2: ${file.length} bytes`);
});
