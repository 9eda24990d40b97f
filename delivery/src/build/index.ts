/** Knows no store; loads webpack only for a build. */
export { type BuiltRelease, buildRelease } from './buildRelease';
export { compile, loadBuilds, runWebpack } from './compile';
export type { OpenPoints } from './content/define';
export { contentModulesOf, type Declaration, evaluate } from './content/evaluate';
export { factNames } from './content/facts';
export { collectionMark, pictureMark, picturesMark } from './content/marks';
export { ContentError, readContent } from './content/readContent';
export { type Pages, startDevelopmentServer } from './development/developmentServer';
export { firstFreePort, servingPort } from './development/freePort';
export { withPageScript } from './development/pageScript';
export { manifestFile } from './federationManifest';
export { inputsDigest } from './inputs';
export { picturesFolder } from './pictures/pictureCache';
export { pictureMistake } from './pictures/pictureMistake';
export { placeOf } from './sourceMaps';
export type { Builds } from './webpack/build';
export { developmentVersion } from './webpack/packageBuild';
