/** Knows no store; loads webpack only for a build. */

export { firstFreePort, servingPort } from '../../bin/freePort.mjs';
export { type BuiltRelease, buildRelease } from './buildRelease';
export { declarationSchema, hasOwnBundler } from './bundle/declaration';
export { folderFaults } from './bundle/folderFaults';
export { releaseOfBundle } from './bundle/releaseOfBundle';
export { compile, loadBuilds, runWebpack } from './compile';
export type { OpenPoints } from './content/define';
export { contentModulesOf, type Declaration, evaluate } from './content/evaluate';
export { factNames } from './content/facts';
export { collectionMark, pictureMark, picturesMark, singleMark } from './content/marks';
export { ContentError, readContent } from './content/readContent';
export { type Pages, startDevelopmentServer } from './development/developmentServer';
export { startOwnServer, startServing } from './development/ownServer';
export { withPageScript } from './development/pageScript';
export { manifestFile } from './federationManifest';
export { inputsDigest, isContentChange } from './inputs';
export { checkPictureSizes } from './pictures/checkPictureSizes';
export { picturesFolder } from './pictures/pictureCache';
export { pictureEnding, pictureNamed } from './pictures/pictureEndings';
export { pictureMistake } from './pictures/pictureMistake';
export { placeOf } from './sourceMaps';
export type { Builds } from './webpack/build';
export { contentRule } from './webpack/contentRule';
export { developmentVersion } from './webpack/packageBuild';
