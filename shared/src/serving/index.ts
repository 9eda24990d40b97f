export { acceptedEncodings, type Precompressed } from './acceptedEncodings';
export { changePasswordPath, longestAddress, serverPaths } from './addresses';
export { cachePolicy, discoveryFile } from './cachePolicy';
export { contentTypes } from './contentTypes';
export { documentHeaders, partOfPages, withoutDocumentHeaders } from './documentHeaders';
export { errorPage, type ProblemStatus } from './errorPage';
export { candidateFiles, missingPageFiles } from './pageFiles';
export { locationOf, parseRequestTarget, type RequestTarget } from './requestTarget';
export { wantsPage } from './wantsPage';
