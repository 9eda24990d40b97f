export { createServer, type ServerOptions } from './createServer';
export { errorPage, type ProblemStatus } from './errorPage';
export type { Delivery, StoredMessage } from './mail/delivery';
export { PortInUseError } from './portInUse';
export { serverPaths } from './serverPaths';
export { cachePolicy } from './site/cachePolicy';
export { contentTypes } from './site/contentType';
export { longestAddress } from './site/requestTarget';
export { type RunningServer, type StartOptions, startServer } from './startServer';
