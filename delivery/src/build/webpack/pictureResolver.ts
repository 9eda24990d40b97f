import path from 'node:path';
import type { ResolvePluginInstance, Resolver } from 'webpack';
import { pictureNamed } from '../pictures/pictureEndings';

const imageFolder = /[\\/]src[\\/]images(?:[\\/]|$)/;

/** Finds the file of `@images/NAME`, with an ending in small letters or capitals, which `resolve.extensions` can't do. */
export const pictureResolver: ResolvePluginInstance = {
  apply(resolver: Resolver) {
    const file = resolver.ensureHook('file');
    resolver.getHook('raw-file').tapAsync('PictureResolver', (request, context, callback) => {
      if (!request.path) return callback();
      const { dir, base } = path.parse(request.path);
      if (!imageFolder.test(dir)) return callback();
      // A photo that is put beside a drawing takes its place.
      context.contextDependencies?.add(dir);
      resolver.fileSystem.readdir(dir, (_error, files) => {
        const found = pictureNamed(base, (files ?? []).map(String));
        if (!found) return callback();
        resolver.doResolve(file, { ...request, path: path.join(dir, found) }, null, context, callback);
      });
    });
  },
};
