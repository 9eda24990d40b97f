import { writeFile } from 'node:fs/promises';
import { command } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { cutFont } from './font/cutFont';

const help = `npm run font -w tools

Cuts the typeface anew, after a change of what the site is set in (shared/src/font/characters.ts).

  --help          this text`;

await command(help, {}, async () => {
  const { file, css, furtherCss } = await cutFont();
  await writeFile(inRoot('shared/src/font/archivo-site.woff2'), file);
  await writeFile(inRoot('shared/src/font/font.css'), css);
  await writeFile(inRoot('shared/src/font/further.script.css'), furtherCss);
  console.log(`archivo-site.woff2: ${file.length} bytes`);
});
