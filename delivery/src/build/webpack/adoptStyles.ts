import path from 'node:path';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { installed } from '../../repository';

interface Styles {
  readonly default: { toString(): string; readonly locals: Readonly<Record<string, string>> };
}

const ownOrigin = 'https://site.invalid';

const addStyles = installed('delivery', 'src/build/runtime/addStyles.ts');

/** webpack calls `pitch` before the following loaders; the return value replaces their result. */
export async function pitch(this: LoaderContext<object>, behind: string): Promise<string> {
  const { default: styles }: Styles = await this.importModule(`!!${behind}`, { baseUri: `${ownOrigin}/` });
  const { code } = transform({
    filename: path.basename(this.resourcePath),
    code: Buffer.from(styles.toString().replaceAll(`${ownOrigin}/`, '/')),
    minify: true,
  });
  return `import { addStyles } from ${JSON.stringify(this.utils.contextify(this.context, addStyles))};
addStyles(${JSON.stringify(code.toString())});
export default ${JSON.stringify(styles.locals)};
`;
}

export default function adoptStyles(): void {}
