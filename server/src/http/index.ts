export { type AbuseLimits, type AtOnceLimits, httpError, limitAbuse, limitAtOnce, refuseForeign } from './abuse';
export { answerClientError, sendErrorPage, sendText } from './replies';
export { originForm, refuseUnclearHost } from './requestForm';
