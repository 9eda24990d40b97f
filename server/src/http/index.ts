export { type AbuseLimits, type AtOnceLimits, httpError, limitAbuse, limitAtOnce, refuseForeign } from './abuse';
export { acceptedEncodings, type Precompressed } from './acceptedEncodings';
export { answerClientError, sendErrorPage, sendText } from './replies';
export { originForm, refuseUnclearHost } from './requestForm';
export { locationOf, parseRequestTarget, type RequestTarget } from './requestTarget';
export { wantsPage } from './wantsPage';
