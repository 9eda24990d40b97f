import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** In a build instead of the digests of the files that it loads later; `sealRelease` puts them in its place. */
export const digestsPlaceholder = '%DIGESTS%';

const name = 'DigestsPlugin';
const digests = '__webpack_require__.digests';

/** Well formed, but of no file: a browser takes a digest that it can't read for none. */
const refusal = `sha384-${'A'.repeat(64)}`;

/** Asks for a file in the same way as the tags in a page do, so that its preload is used. */
const askWithDigest = (element: string, url: string) =>
  `${element}.crossOrigin = "anonymous"; ${element}.integrity = ${digests}[${url}.split("/").pop()] || "${refusal}";`;

/**
 * Makes browsers check the digest of every script and style sheet that a build loads later
 * (https://www.w3.org/TR/SRI/). A file without one never runs.
 */
export class DigestsPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, runtime } = webpack;

    class DigestsRuntimeModule extends RuntimeModule {
      constructor() {
        super('digests of chunks', RuntimeModule.STAGE_BASIC);
      }
      override generate() {
        return `${digests} = "${digestsPlaceholder}";`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation: Compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (source) => `${source}\n${askWithDigest('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (source, { tag, href }) => `${source}\n${askWithDigest(tag, href)}`);

      const equipped = new WeakSet<object>();
      for (const loading of [RuntimeGlobals.loadScript, RuntimeGlobals.ensureChunkHandlers]) {
        compilation.hooks.runtimeRequirementInTree.for(loading).tap(name, (chunk) => {
          if (equipped.has(chunk)) return;
          equipped.add(chunk);
          compilation.addRuntimeModule(chunk, new DigestsRuntimeModule());
        });
      }
    });
  }
}
