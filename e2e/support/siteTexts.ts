import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A text of the site, and where it stands. */
export interface SiteText {
  readonly file: string;
  readonly text: string;
}

/**
 * Whatever the site may say: its pages as they are served, and the scripts, which bring messages that are shown later.
 *
 * @param publicDir folder that is served
 */
export async function siteTexts(publicDir: string): Promise<SiteText[]> {
  const packages = await readdir(publicDir, { withFileTypes: true });
  const files = await Promise.all(
    packages.map(async (entry) => {
      const within = path.join(publicDir, entry.name);
      // Packages are links to folders.
      const inside = await readdir(within, { recursive: true }).catch(() => null);
      return inside ? inside.map((file) => path.join(within, file)) : [within];
    }),
  );
  const texts = files.flat().filter((file) => /\.(html|js)$/.test(file));
  return Promise.all(
    texts.map(async (file) => ({ file: path.relative(publicDir, file), text: await readFile(file, 'utf8') })),
  );
}
