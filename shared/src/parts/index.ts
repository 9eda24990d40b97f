/** For tests of mountable parts, and for pages of their own. */
export { mountAlone } from './mountAlone';
export { type SampleContext, sampleContext } from './sampleContext';
