import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { digestsPlaceholder, unmatchedDigest } from '../names';

const name = 'DigestsPlugin';
const digests = '__webpack_require__.digests';

/** Preloads match only with the attributes of the page's tags. */
const setDigest = (element: string, url: string) =>
  `${element}.crossOrigin = "anonymous"; ${element}.integrity = ${digests}[${url}.split("/").pop()] || "${unmatchedDigest}";`;

/** Files without a digest never run (https://www.w3.org/TR/SRI/). */
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
      createScript.tap(name, (source) => `${source}\n${setDigest('script', 'url')}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(name, (source, { tag, href }) => `${source}\n${setDigest(tag, href)}`);

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
