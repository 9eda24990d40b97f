import path from 'node:path';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { installed } from '../../repository';

/** Exports of css-loader's module. */
interface Styles {
  readonly default: { toString(): string; readonly locals: Readonly<Record<string, string>> };
}

/** Stands for the site's own origin, wherever that is. */
const ownOrigin = 'https://site.invalid';

const addStyles = installed('delivery', 'src/build/runtime/addStyles.ts');

/** webpack's name for what runs before the loaders behind it; what it returns stands for their result. */
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

/** Puts a style sheet into the page by script: the module is its class names. */
export default function adoptStyles(): void {}
